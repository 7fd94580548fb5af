import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { LOCALE_CODES } from '#i18n/locales.ts'
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
 * shell and one per screen, found by reading which namespaces the browser code names. The server learns their addresses from
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

/** The namespaces of each part: of the shell, and of each screen what the shell has not. */
export function partsOf(root: string): Map<string, readonly string[]> {
  const names = Object.keys(readMessages(path.join(root, 'i18n/messages/en/site.json')))
  const core = namespacesOf(
    CORE_MODULES.map((file) => path.join(root, SITE, file)),
    root,
    names,
  )
  const screens = readdirSync(path.join(root, SITE, 'screens'), { recursive: true })
    .map((file) => path.join(root, SITE, 'screens', String(file)))
    .filter((file) => SCREEN.test(file))
  const parts = new Map<string, readonly string[]>([[CORE, [...core]]])
  for (const file of screens) {
    const own = [...namespacesOf([file], root, names)].filter((name) => !core.has(name))
    parts.set(partName(SCREEN.exec(file)?.[1] ?? ''), own)
  }
  return parts
}

function namespacesOf(entries: readonly string[], root: string, names: readonly string[]): Set<string> {
  const read = new Set(entries)
  const found = new Set<string>()
  for (const file of read) {
    const code = readFileSync(file, 'utf8')
    for (const name of names) {
      if (new RegExp(`useTranslations\\('${name}'|['"\`]${name}\\.[\\w$]`).test(code)) found.add(name)
    }
    for (const [, source = ''] of code.matchAll(IMPORTED)) {
      const next = source.startsWith('#') ? path.join(root, source.slice(1)) : path.join(path.dirname(file), source)
      if (/(?<!\.server|\.d)\.tsx?$/.test(next) && !next.includes('/+types/') && existsSync(next) && statSync(next).isFile()) read.add(next)
    }
  }
  return found
}

function compileParts(root: string, parts: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const folder = path.join(root, 'i18n/messages')
  const english = readMessages(path.join(folder, 'en/site.json'))
  const files = new Map<string, string>()
  for (const locale of LOCALE_CODES) {
    const { messages } = fillAndCompile(english, readMessages(path.join(folder, locale, 'site.json')), `${locale}/site`)
    for (const [part, names] of parts) {
      const own = Object.fromEntries(names.map((name) => [name, messages[name]]))
      if (names.length > 0) files.set(`${locale} ${part}`, `export default ${JSON.stringify(own)}`)
    }
  }
  return files
}

// Messages are added to one object: a screen's are there before the screen is, and nothing that is shown changes.
function loader(version: string): string {
  return `const known = {}
export async function loadMessages(locale, part = '${CORE}') {
  const { default: messages } = await import(/* @vite-ignore */ \`/assets/messages-\${locale}-\${part}-${version}.js\`)
  return Object.assign(known, messages)
}`
}

function partName(screen: string): string {
  return screen.replaceAll('/', '-')
}

function readMessages(file: string): Messages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {}
}
