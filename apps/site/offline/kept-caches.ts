import type { StoredName } from '#contract/stored.ts'
import type { KeptAddress } from './kept-address.ts'

/** A page as it lies in the caches; what is known of it travels in a header of its answer. */
export type KeptPage = KeptAddress & {
  build: string
  /** When the server gave it, in milliseconds since 1970. */
  at: number
  lang: string
  title: string
  /** Of the page with its own data and pictures; script and styles belong to the build. */
  bytes: number
  /** Addresses of what it needs, all in the cache of its build. */
  files: readonly string[]
  /** Addresses of pictures, without which it opens too. */
  pictures: readonly string[]
}

const PAGES = 'keptPages' satisfies StoredName
const FILES = 'keptFiles' satisfies StoredName
const PARTS = 'keptParts' satisfies StoredName
const HEADER = 'x-kept'
const NAME = new RegExp(`^(?:${PAGES}|${FILES}|${PARTS})-(.+)$`)

/** Names of a build's caches: its pages, what they need, and what is only fetched when it is wanted (the form, say). */
export function cacheNames(build: string): { pages: string; files: string; parts: string } {
  return { pages: `${PAGES}-${build}`, files: `${FILES}-${build}`, parts: `${PARTS}-${build}` }
}

/** Builds that have caches here, the oldest first. */
export async function keptBuilds(caches: CacheStorage): Promise<string[]> {
  const builds = (await caches.keys()).map((name) => NAME.exec(name)?.[1]).filter((build) => build !== undefined)
  return [...new Set(builds)]
}

export async function dropBuild(caches: CacheStorage, build: string): Promise<void> {
  await Promise.all(Object.values(cacheNames(build)).map((name) => caches.delete(name)))
}

/** Everything that is kept, of all builds. */
export async function listKept(caches: CacheStorage): Promise<KeptPage[]> {
  const pages = await Promise.all((await keptBuilds(caches)).map((build) => pagesOf(caches, build)))
  return pages.flat()
}

/** Takes pages out of the caches, with what no other page of their build needs. */
export async function dropKept(caches: CacheStorage, pages: readonly KeptPage[]): Promise<void> {
  for (const build of new Set(pages.map((page) => page.build))) {
    const own = await caches.open(cacheNames(build).pages)
    for (const page of pages) if (page.build === build) await own.delete(page.address)
    await sweepFiles(caches, build)
  }
}

/** The vehicles and parts that were seen leave this browser (the next person at this device finds nothing). */
export async function forgetSeen(caches: CacheStorage): Promise<void> {
  const pages = await listKept(caches)
  await dropKept(
    caches,
    pages.filter(({ kind }) => kind === 'seen'),
  )
}

/** Deletes what no page of a build names any more. */
export async function sweepFiles(caches: CacheStorage, build: string): Promise<void> {
  const needed = new Set((await pagesOf(caches, build)).flatMap(({ files, pictures }) => [...files, ...pictures]))
  const files = await caches.open(cacheNames(build).files)
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!needed.has(`${pathname}${search}`)) await files.delete(request)
  }
}

/** The header that tells of a page. */
export function keptHeader(page: Omit<KeptPage, 'build'>): [name: string, value: string] {
  return [HEADER, encodeURIComponent(JSON.stringify(page))]
}

/** What an answer of the caches tells of its page; null for every other answer. */
export function readKept(answer: Response, build: string): KeptPage | null {
  const value = answer.headers.get(HEADER)
  return value === null ? null : { ...(JSON.parse(decodeURIComponent(value)) as Omit<KeptPage, 'build'>), build }
}

async function pagesOf(caches: CacheStorage, build: string): Promise<KeptPage[]> {
  const name = cacheNames(build).pages
  if (!(await caches.has(name))) return []
  const pages = await caches.open(name)
  const answers = await Promise.all((await pages.keys()).map((request) => pages.match(request)))
  return answers.flatMap((answer) => (answer && readKept(answer, build)) ?? [])
}
