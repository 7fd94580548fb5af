import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { isByValue, isNamed, joinSources, readSource, type Source } from '#scripts/translations/named.ts'
import { fillAndCompile } from './compile-messages.ts'

type Messages = { [key: string]: string | Messages }

const NAME = 'virtual:messages'
const RESOLVED = `\0${NAME}`
const CORE = 'core'
const SITE = 'apps/site'
/** What every page loads; its messages come first, those of a screen with the screen. */
const CORE_MODULES = ['root.tsx', 'entry.client.tsx', 'shell/route.tsx', 'screens/error/boundary.tsx']
const SCREEN = /\/apps\/site\/(screens\/.+route)\.tsx$/
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.\/[^']+|#apps\/site\/[^']+)'/g

/**
 * Gives each browser the messages that its page writes, instead of a whole language: a build makes one file per language for the
 * shell and one per screen, found by reading which messages the browser code names. The server learns their addresses from
 * `virtual:messages`; in development every page has all messages.
 */
export function splitMessages(): Plugin {
  const known = { root: '', isBuild: false, parts: new Map<string, readonly string[]>(), files: new Map<string, string>(), version: '' }
  const address = (locale: string, part: string) => `assets/messages-${locale}-${part}-${known.version}.js`
  return {
    name: 'quayline:split-messages',
    configResolved({ root, command }) {
      Object.assign(known, { root, isBuild: command === 'build' })
      if (!known.isBuild) return
      known.parts = partsOf(root)
      known.files = compileParts(root, known.parts)
      known.version = createHash('sha256')
        .update(JSON.stringify([...known.files]))
        .digest('base64url')
        .replaceAll(/[^\w]/g, '')
        .slice(0, 8)
    },
    resolveId: (source) => (source === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const parts = JSON.stringify([...known.parts.keys()].filter((part) => known.files.has(`en ${part}`)))
      return `const parts = new Set(${parts})
export function messageFiles(locale, routeIds) {
  return [${JSON.stringify(CORE)}, ...routeIds.map((id) => id.replaceAll('/', '-'))].filter((part) => parts.has(part)).map((part) => \`/assets/messages-\${locale}-\${part}-${known.version}.js\`)
}`
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !known.isBuild) return null
      if (id.endsWith('/i18n/load.ts')) return { code: loader(known.version), map: null }
      const part = partName(SCREEN.exec(id)?.[1] ?? '')
      if (!known.files.has(`en ${part}`)) return null
      return {
        code: `import { loadMessages as loadScreenMessages } from '#i18n/load.ts'\n${code}\nawait loadScreenMessages(document.documentElement.lang, '${part}')\n`,
        map: null,
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [key, source] of known.files) {
        const [locale = '', part = ''] = key.split(' ')
        this.emitFile({ type: 'asset', fileName: address(locale, part), source })
      }
    },
  }
}

/** The messages of each part, by key (`list.found`): those of the shell, and of each screen what the shell has not. */
export function partsOf(root: string): Map<string, readonly string[]> {
  const keys = keysOf(readMessages(path.join(root, 'i18n/messages/en/site.json')))
  const core = namedIn(
    CORE_MODULES.map((file) => path.join(root, SITE, file)),
    root,
    keys,
  )
  const screens = readdirSync(path.join(root, SITE, 'screens'), { recursive: true })
    .map((file) => path.join(root, SITE, 'screens', String(file)))
    .filter((file) => SCREEN.test(file))
  const parts = new Map<string, readonly string[]>([[CORE, core]])
  for (const file of screens) {
    const own = namedIn([file], root, keys).filter((key) => !core.includes(key))
    parts.set(partName(SCREEN.exec(file)?.[1] ?? ''), own)
  }
  return parts
}

/** The messages that the sources reached from `entries` name; those chosen by a value with the whole of their namespace. */
function namedIn(entries: readonly string[], root: string, keys: readonly string[]): string[] {
  const files = new Set(entries)
  const sources: Source[] = []
  const namespaces = new Set<string>()
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    sources.push(readSource(code))
    for (const [, whole, first] of code.matchAll(/useTranslations\('(\w+)'|['"`](\w+)\.[\w$]/g)) namespaces.add(whole ?? first ?? '')
    for (const [, source = ''] of code.matchAll(IMPORTED)) {
      const next = source.startsWith('#') ? path.join(root, source.slice(1)) : path.join(path.dirname(file), source)
      if (/(?<!\.server|\.d)\.tsx?$/.test(next) && !next.includes('/+types/') && existsSync(next) && statSync(next).isFile()) files.add(next)
    }
  }
  const source = joinSources(sources)
  return keys.filter((key) => {
    const names = key.split('.')
    return namespaces.has(names[0] ?? '') && (isByValue(`site.${key}`) || isNamed({ key, path: names }, source))
  })
}

function compileParts(root: string, parts: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const folder = path.join(root, 'i18n/messages')
  const english = readMessages(path.join(folder, 'en/site.json'))
  const files = new Map<string, string>()
  for (const locale of LOCALE_CODES) {
    const { messages } = fillAndCompile(english, readMessages(path.join(folder, locale, 'site.json')), `${locale}/site`)
    for (const [part, keys] of parts) {
      if (keys.length > 0) files.set(`${locale} ${part}`, `export default ${JSON.stringify(pick(messages, keys))}`)
    }
  }
  return files
}

// Messages are added to one object: a screen's are there before the screen is, and nothing that is shown changes. A message is
// a text or, with places for values, a list.
function loader(version: string): string {
  return `const known = {}
export async function loadMessages(locale, part = '${CORE}') {
  const { default: messages } = await import(/* @vite-ignore */ \`/assets/messages-\${locale}-\${part}-${version}.js\`)
  return add(known, messages)
}
function add(known, messages) {
  for (const [name, own] of Object.entries(messages)) {
    if (typeof own === 'string' || Array.isArray(own)) known[name] = own
    else add((known[name] ??= {}), own)
  }
  return known
}`
}

function keysOf(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([name, message]) => (typeof message === 'string' ? [name] : keysOf(message).map((key) => `${name}.${key}`)))
}

/** The messages of some keys, in their groups. */
function pick(messages: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => {
      if (keys.includes(name)) return [[name, message]]
      const own = keys.filter((key) => key.startsWith(`${name}.`)).map((key) => key.slice(name.length + 1))
      return own.length > 0 ? [[name, pick(message as Record<string, unknown>, own)]] : []
    }),
  )
}

function partName(screen: string): string {
  return screen.replaceAll('/', '-')
}

function readMessages(file: string): Messages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {}
}
