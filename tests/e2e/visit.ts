import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { englishLeft } from './english-left.ts'
import type { SitePage } from './pages.ts'
import { allKeys } from './words.ts'

/** Widths of R1.3: a phone and a desktop. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
/** The narrowest screen that WCAG asks for (R5.32). */
const NARROW = { width: 320, height: 640 }

/** Where a page is held to WCAG. */
export type Audits = 'none' | 'phone' | 'desktop' | 'both'

/** What a visit found: faults to fail on, and what is looked after once for all pages. */
export type Visit = { faults: string[]; links: string[]; pictures: string[] }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Lets the client come only at a sign of the visitor, as for one who saves data: before it, a page is what the server sent. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** The script that answers before the client is there has come. */
export async function early(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /early-/.test(name)))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens a page as a new visitor on a phone, looks at it, wakes the client where asked for, and looks again on a desktop. */
export async function visit(
  page: Page,
  { origin, locale, known, audits, isWoken }: { origin: string; locale: Locale; known: SitePage; audits: Audits; isWoken: boolean },
): Promise<Visit> {
  const faults: string[] = []
  await page.setViewportSize(PHONE)
  const letClientCome = known.leaves ? await holdClient(page) : async () => {}
  const response = await page.goto(origin + known.path)
  if (response?.status() !== known.status) faults.push(`answers ${response?.status()}`)
  const seen = await page.evaluate(readPage)
  faults.push(...headFaults(seen, { origin, locale, known }), ...wordFaults(seen.text))
  const english = englishLeft(locale, known.path, `${seen.text}\n${seen.description}\n${seen.labels.join('\n')}`)
  if (english.length > 0) faults.push(`says in English ${english.slice(0, 5).join(', ')}`)
  if (seen.overflow > 0) faults.push(`is ${seen.overflow} px too wide on a phone`)
  if (audits === 'phone' || audits === 'both') faults.push(...(await audit(page, 'phone')))
  await page.setViewportSize(NARROW)
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (narrow > 0) faults.push(`is ${narrow} px too wide on a screen of 320 px`)
  await page.setViewportSize(PHONE)
  await letClientCome()
  if (isWoken) await wake(page)
  await page.setViewportSize(DESKTOP)
  const wide = await page.evaluate(readPage)
  if (wide.overflow > 0) faults.push(`is ${wide.overflow} px too wide on a desktop`)
  if (audits === 'desktop' || audits === 'both') faults.push(...(await audit(page, 'desktop')))
  return {
    faults: faults.map((fault) => `${locale} ${known.path}: ${fault}`),
    links: [...seen.links, ...wide.links],
    pictures: [...seen.pictures, ...wide.pictures],
  }
}

/** Keeps the client of a page away, where it would come by itself and leave, until what it answers is called. */
async function holdClient(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const entry = '**/assets/entry.client-*.js'
  const held: Promise<void>[] = []
  const hold = (route: Route) => {
    held.push(promise.then(() => route.continue()))
  }
  await page.route(entry, hold)
  return async () => {
    resolve()
    await Promise.all(held)
    await page.unroute(entry, hold)
  }
}

/** The client comes at the first sign of the visitor. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await page.waitForSelector('html[data-hydrated]')
}

/** Legacy mode stays in the page: the other one opens a page of its own per audit. What passes is not told: to name its nodes takes a third of the time. */
export async function audit(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.slice(0, 3).map((node) => node.target.join(' '))}`)
}

type Seen = Awaited<ReturnType<typeof readPage>>

/** Runs in the page. */
async function readPage() {
  await document.fonts.ready
  const of = (selector: string, name: string) => [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? [])
  const root = document.documentElement
  const sets = of('img, source', 'srcset').flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''))
  return {
    lang: root.lang,
    dir: root.dir,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    canonical: of('link[rel=canonical]', 'href'),
    languages: of('link[rel=alternate][hreflang]', 'hreflang'),
    robots: of('meta[name=robots]', 'content').join(),
    description: of('meta[name=description]', 'content').join(),
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    text: `${document.title}\n${document.body.innerText}`,
    /** What is read aloud or shown in an empty field. */
    labels: [...of('img', 'alt'), ...of('[aria-label]', 'aria-label'), ...of('[placeholder]', 'placeholder')],
    links: of('a[href]', 'href')
      .map((href) => new URL(href, location.href).href)
      .filter((href) => href.startsWith(`${location.origin}/`)),
    pictures: [...of('img', 'src'), ...of('video', 'poster'), ...sets].filter((src) => src.startsWith('/')),
  }
}

function headFaults(seen: Seen, { origin, locale, known }: { origin: string; locale: Locale; known: SitePage }): string[] {
  const faults: string[] = []
  const { dir, isListed } = localeInfo(locale)
  const isIndexed = known.isIndexed && isListed && known.status === 200
  if (seen.lang !== locale || seen.dir !== dir) faults.push(`is ${seen.lang} ${seen.dir}`)
  if (seen.headings !== 1) faults.push(`has ${seen.headings} main headings`)
  if (seen.title.trim().length < 8) faults.push(`has the title “${seen.title}”`)
  if (isIndexed && seen.description.length < 20) faults.push(`has the description “${seen.description}”`)
  if (isIndexed === seen.robots.includes('noindex')) faults.push(isIndexed ? 'is kept from search engines' : 'is open to search engines')
  const isFound = known.status === 200 && (isIndexed || seen.canonical.length > 0)
  if (isFound && known.canonical !== '*' && seen.canonical.join() !== origin + known.canonical) faults.push(`has its address at ${seen.canonical.join()}`)
  const isArticle = known.route.includes('article/') || known.route.includes('activity/')
  if (isIndexed && !isArticle && seen.languages.length !== 12) faults.push(`names the languages ${seen.languages.join()}`)
  return faults
}

/** A key on the page is a word that was never written. */
function wordFaults(text: string): string[] {
  const found = [...new Set(text.match(/\b[a-z][\w]*(?:\.[\w]+)+\b/g) ?? [])].filter((match) => allKeys().has(match))
  return found.length === 0 ? [] : [`shows the keys ${found.join()}`]
}
