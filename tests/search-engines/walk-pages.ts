import { LISTED_LOCALES, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { readPage } from '#tests/e2e/read-page.ts'
import { PAGES } from '#tests/e2e/pages.ts'
import { alikeFaults, headFaults, type Seen } from './head-faults.ts'
import { listFaults, LISTS } from './list-rules.ts'
import { readHead } from './read-head.ts'
import { crumbFaults, structuredFaults } from './structured-faults.ts'

/** How much of the stock is read: `whole` in every language, or each page in the language whose turn it is. */
export type Share = 'whole' | 'turns'

type Walk = { origin: string; share: Share; locales?: readonly Locale[]; onPage?: (count: number) => void }

/** Requests under way at once: the product answers on few cores. */
const AT_ONCE = 4

/** Every route and every list that search engines may ask for, in every language, and the stock; a line for each rule that a page breaks. */
export async function walkPages({ origin, share, locales = LOCALE_CODES, onPage = () => {} }: Walk): Promise<{ faults: string[]; pages: number }> {
  const stock = await stockPaths(origin)
  const faults: string[] = []
  let pages = 0
  for (const [turn, locale] of locales.entries()) {
    const mine = share === 'whole' ? stock : stock.filter((_path, at) => at % locales.length === turn)
    const routes = PAGES.filter(({ kind, status }) => kind !== 'way' && kind !== 'file' && status === 200)
    const paths = [...new Set([...routes.map(({ path }) => path), ...LISTS.map(({ path }) => path), ...mine])]
    const seen = await readAll(origin, locale, paths, () => onPage((pages += 1)))
    const isListed = LISTED_LOCALES.some(({ code }) => code === locale)
    faults.push(...[...seen.flatMap((page) => pageFaults(page, isListed)), ...alikeFaults(seen), ...listFaults(seen)].map((fault) => `${locale} ${fault}`))
  }
  return { faults, pages }
}

async function readAll(origin: string, locale: Locale, paths: readonly string[], onPage: () => void): Promise<Seen[]> {
  const seen: Seen[] = []
  const rest = [...paths.entries()]
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const [at, path] = next
      const head = readHead(await readPage(origin, locale, path))
      // A language that is in no search engine says `noindex` on every page: it is held to the same words.
      seen[at] = { path, head: LISTED_LOCALES.some(({ code }) => code === locale) ? head : { ...head, isIndexed: isMeantForAll(path) } }
      onPage()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return seen
}

const KEPT_OUT: ReadonlySet<string> = new Set([
  ...PAGES.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path),
  ...LISTS.filter(({ isFound }) => !isFound).map(({ path }) => path),
])

function isMeantForAll(path: string): boolean {
  return !KEPT_OUT.has(path)
}

function pageFaults({ path, head }: Seen, isListed: boolean): string[] {
  const known = PAGES.find((page) => page.path === path)
  const isWrong = isListed && known !== undefined && known.kind === 'page' && known.isIndexed !== head.isIndexed
  return [
    ...(isWrong ? [head.isIndexed ? 'may be shown by search engines' : 'is kept out of search engines'] : []),
    ...(head.isIndexed ? headFaults(head) : []),
    ...head.data.flatMap(structuredFaults),
    ...crumbFaults(head.crumbs),
  ].map((fault) => `${path}: ${fault}`)
}

/** Paths of the site maps in English, which names every page that all languages have. */
async function stockPaths(origin: string): Promise<string[]> {
  const index = await readPage(origin, 'en', '/sitemap.xml')
  const files = addressesOf(index).map((address) => new URL(address).pathname)
  const maps = await Promise.all(files.map((file) => readPage(origin, 'en', file)))
  // Articles and activities have addresses of their own in each language; one of each stands among the routes.
  return maps.flatMap((map, at) => (/sitemap-(article|activity)/.test(files[at] ?? '') ? [] : addressesOf(map).map((address) => new URL(address).pathname)))
}

function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
