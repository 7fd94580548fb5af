import { COMPANY_LISTS, COMPANY_LIST_NAMES, type CompanyList } from '#contract/list-values.ts'
import type { Lists, ListWords } from '#contract/lists.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'

type Words = { title: string; text: string }

/** An entry of a list in one language. `name`: which of the product's it is; null: the company's own. */
export type ListEntry = Words & { name: string | null }
export type CompanyLists = Record<CompanyList, readonly ListEntry[]>

/** Steps of a deal, services and the like in the language of the request, as staff have set them. Messages `site` are loaded. */
export async function readLists({ ctx }: { ctx: Ctx }): Promise<CompanyLists> {
  const { value } = await readSettings({ ctx, group: 'lists' })
  return listsIn(value, ctx.locale)
}

/** The entries that are shown in a language: those of the product always have words. */
export function listsIn(lists: Lists, locale: Locale): CompanyLists {
  const t = createServerTranslator(locale, 'site')
  const entries = COMPANY_LIST_NAMES.map((list) => [
    list,
    lists[list].flatMap(({ name, titles, texts, is_shown: isShown }): ListEntry[] => {
      const given = name === '' ? null : wordsOf(t, list, name)
      const title = titles[locale] ?? given?.title
      return isShown && title !== undefined ? [{ name: name === '' ? null : name, title, text: texts[locale] ?? given?.text ?? '' }] : []
    }),
  ])
  return Object.fromEntries(entries) as CompanyLists
}

/** The product's words for every entry in every language. Permission `setting.write`. */
export async function readListWords({ ctx }: { ctx: Ctx }): Promise<ListWords> {
  requirePermission(ctx, 'setting.write')
  await preloadMessages(['site', 'head'])
  const ofList = (list: CompanyList) =>
    COMPANY_LISTS[list].map((name) => [name, inEachLanguage((locale) => wordsOf(createServerTranslator(locale, 'site'), list, name))])
  return Object.fromEntries(COMPANY_LIST_NAMES.map((list) => [list, Object.fromEntries(ofList(list))])) as ListWords
}

const LINES = {
  1: ['menu.carList', 'content.business1'],
  2: ['category.2', 'content.business2'],
  3: ['menu.usedCars', 'content.business3'],
  4: ['menu.carFittings', 'content.business4'],
} as const

/** The schema of the lists has made sure that there is such an entry. */
function wordsOf(t: Translator<'site'>, list: CompanyList, name: string): Words {
  const at = name as '1'
  switch (list) {
    case 'process':
      return { title: t(`content.process${at}Title`), text: t(`content.process${at}Subtitle`) }
    case 'after_sales':
      return { title: t(`service.step${at}Title`), text: t(`service.step${at}Text`) }
    case 'provided': {
      const service = name as 'answer'
      return { title: t(`service.provide.${service}Title`), text: t(`service.provide.${service}Text`) }
    }
    case 'business': {
      const [title, text] = LINES[at]
      return { title: t(title), text: t(text) }
    }
    case 'dealer_services':
      return { title: t(`about.service${at}Title`), text: t(`about.service${at}Text`) }
    case 'dealer_benefits':
      return { title: t(`about.service${at}Title`), text: t(`dealer.benefit${at}`) }
    case 'dealer_steps':
      return { title: t(`dealer.step${at}Title`), text: t(`dealer.step${at}Text`) }
    case 'slogans':
      return { title: t(`content.slogan${at}`), text: '' }
  }
}
