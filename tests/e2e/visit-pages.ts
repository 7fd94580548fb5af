import { request } from 'node:http'
import { errors, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { PAGES, type SitePage } from './pages.ts'
import type { Product } from './setup/product.ts'
import { saveData, visit, type Audits } from './visit.ts'
import { originOf } from './words.ts'

/** Chromium writes a line of its own for a page that answers 404. */
export const LOST_NOISE =
  /Failed to load resource: the server responded with a status of 404 \(Not Found\) \(.*\/(404|no-such-page|(?:netWork\/status|enquiry\/status|shortlist|alert|quotation)\/no-such-code|verify\/AAAA-AAAA-AAAA)\)/

/** What a browser opens: every page, twin and section. */
export const VISITED: readonly SitePage[] = PAGES.filter(({ kind }) => kind !== 'way' && kind !== 'file')

/** How closely a page is looked at. */
export type Effort = { audits: Audits; isWoken: boolean }

/** Pages that are meant to be missing; their own language links lead to themselves. */
const LOST: ReadonlySet<string> = new Set(PAGES.filter(({ status }) => status === 404).map(({ path }) => path))

/** Addresses that some page of any language has led to and that have been asked for already, without their origin. */
const asked = new Map<string, number>()

type Input = { context: BrowserContext; server: Product; locale: Locale; pages: readonly (Effort & { known: SitePage })[] }

/** What visits found: faults, and every address of ours that the pages lead to or show a picture of. */
type Found = { faults: string[]; addresses: ReadonlySet<string> }

const COMES_WITHIN_MS = 60_000

/** Nothing moves: the form that offers itself after a minute (R4.11) would be looked at while it fades in. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.setDefaultNavigationTimeout(COMES_WITHIN_MS)
  await saveData(page)
  return page
}

/** Visits pages in one language. Chromium has stood still before one page of many thousand: what does not come is asked for once more, in another tab. */
export async function visitPages({ context, server, locale, pages }: Input): Promise<Found> {
  const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
  const faults: string[] = []
  const addresses = new Set<string>()
  let page = await openTab(context)
  for (const { known, ...effort } of pages) {
    const view = { origin, locale, known, ...effort }
    const seen = await visit(page, view).catch(async (error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
      console.warn(`${locale} ${known.path}: ${error.message.split('\n')[0]}`)
      await page.close()
      page = await openTab(context)
      return visit(page, view)
    })
    faults.push(...seen.faults)
    for (const address of [...seen.links, ...seen.pictures]) addresses.add(new URL(address, origin).href.split('#')[0] ?? '')
  }
  return { faults, addresses }
}

/** Asks for what pages of one language lead to. Answers a line for each address that fails. */
export async function deadLinks(server: Product, locale: Locale, addresses: ReadonlySet<string>): Promise<string[]> {
  const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
  const faults: string[] = []
  for (const address of addresses) {
    const path = address.slice(origin.length)
    const status = asked.get(path) ?? (await statusOf(server.origin, locale, path))
    asked.set(path, status)
    if (status >= 400 && !LOST.has(path)) faults.push(`${locale}: leads to ${path}, which answers ${status}`)
  }
  return faults
}

// By Node, which knows nothing of sub-domains of localhost: the host is said in a header.
function statusOf(origin: string, locale: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const host = locale === 'en' ? `${hostname}:${port}` : `${locale}.${hostname}:${port}`
    const sent = request({ host: hostname, port, path, method: 'GET', headers: { host } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end()
  })
}
