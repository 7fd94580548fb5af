import format, { type CompiledMessage } from 'icu-minify/format'
import type { I18nProvider } from 'react-admin'
import { formatTag } from '#i18n/format.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import type en from '#i18n/messages/en/admin.json'
import { rememberLocale } from './remembered-locale.ts'

type Tree = { [key: string]: Tree | CompiledMessage }
type Values = Record<string, string | number>

/** Every key of the catalogue, English being the list: `enquiry.copyReference`. */
export type MessageKey = Leaves<typeof en>
type Leaves<T, Prefix extends string = ''> = { [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`> }[keyof T &
  string]

const LOADERS: Record<StaffLocale, () => Promise<{ default: unknown }>> = {
  en: () => import('virtual:messages/en'),
  zh: () => import('virtual:messages/zh'),
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** react-admin's messages and ours out of one catalogue; a language is loaded when it is first wanted. */
export async function createMessages(initial: StaffLocale): Promise<I18nProvider> {
  let locale = initial
  let tree = await load(initial)
  applyLocale(initial)
  return {
    translate: (key, options) => translate(tree, locale, key, options),
    changeLocale: async (wanted) => {
      const next: StaffLocale = wanted === 'zh' ? 'zh' : 'en'
      tree = await load(next)
      locale = next
      applyLocale(next)
    },
    getLocale: () => locale,
  }
}

async function load(locale: StaffLocale): Promise<Tree> {
  return (await LOADERS[locale]()).default as Tree
}

function applyLocale(locale: StaffLocale): void {
  document.documentElement.lang = locale
  rememberLocale(locale)
}

function translate(tree: Tree, locale: StaffLocale, key: string, options?: Values & { _?: string }): string {
  const message = key.split('.').reduce<Tree | CompiledMessage | undefined>((node, part) => (isTree(node) ? node[part] : undefined), tree)
  if (message === undefined || isTree(message)) return options?._ ?? key
  return String(format(message, formatTag(locale), options ?? {}, { formatters }))
}

function isTree(node: Tree | CompiledMessage | undefined): node is Tree {
  return typeof node === 'object' && !Array.isArray(node)
}
