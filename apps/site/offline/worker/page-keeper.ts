import { chooseDropped, type KEPT_LIMITS } from '#apps/site/offline/choose-dropped.ts'
import { isKeptPicture, keptAddress, type KeptAddress } from '#apps/site/offline/kept-address.ts'
import { cacheNames, dropBuild, dropKept, keptBuilds, keptHeader, listKept, readKept, sweepFiles, type KeptPage } from '#apps/site/offline/kept-caches.ts'
import { readPageParts, type PageParts } from '#apps/site/offline/page-parts.ts'

export type PageKeeperInput = {
  /** Name of the build that this worker is part of. */
  build: string
  /** The manifest that pages of this build name. */
  manifest: string
  caches: CacheStorage
  fetchIt: (address: string, init?: RequestInit) => Promise<Response>
  now: () => number
  limits?: typeof KEPT_LIMITS
}

/** A page to be kept, with pictures that it shows at the width used. */
export type KeepInput = { address: string; pictures?: readonly string[] }

/** What the form needs beside its code. Not a file: its language is asked for by a header. */
const COUNTRIES = '/api/home/country'
/** What only says how the answer came over the line. */
const OF_THE_LINE = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'age', 'etag', 'x-request-id']

/**
 * Keeps pages with everything that they need, each build in caches of its own: a page is given with the files of its build or not at all,
 * so that versions never mix (R5.54).
 */
export function createPageKeeper({ build, manifest, caches, fetchIt, now, limits }: PageKeeperInput) {
  const own = cacheNames(build)

  /** Fetches a page and keeps it, in the place of what was kept of it. False: it is not kept, as it is for one visitor, of another build, or gone. */
  async function keep({ address: target, pictures = [] }: KeepInput): Promise<boolean> {
    const kept = keptAddress(target)
    if (kept === null) return false
    const answer = await fetchIt(kept.address, { headers: { accept: 'text/html' } })
    if (answer.status === 404 || answer.status === 410) await drop(kept)
    if (!isForEverybody(answer)) return false
    const html = await answer.text()
    const parts = readPageParts(html)
    if (parts === null || parts.manifest !== manifest) return false
    return withRoom(() => put({ kept, parts, html, headers: answer.headers, pictures: pictures.filter((picture) => isKeptPicture(picture)) }))
  }

  async function put({ kept, parts, html, headers, pictures }: PutInput): Promise<boolean> {
    const { lang, title } = parts
    const files = kept.address === '/contactUs' ? [...parts.files, COUNTRIES] : parts.files
    const cache = await caches.open(own.files)
    let bytes = html.length
    for (const file of files) bytes += await keepFile(cache, file, lang)
    // A page opens without its pictures.
    for (const picture of pictures) bytes += await keepFile(cache, picture, lang).catch(() => 0)
    const page = { ...kept, at: now(), lang, title, bytes, files, pictures }
    await (await caches.open(own.pages)).put(kept.address, new Response(html, { headers: [...lineless(headers), keptHeader(page)] }))
    await dropOthers(kept)
    return true
  }

  /** Answers the bytes of what belongs to the page alone; script and styles are the build's. */
  async function keepFile(cache: Cache, file: string, lang: string): Promise<number> {
    const isOfPage = !file.startsWith('/assets/')
    const known = file === COUNTRIES ? undefined : await cache.match(file, { ignoreVary: true })
    if (known !== undefined) return isOfPage ? (await known.blob()).size : 0
    const answer = await fetchIt(file, { headers: file === COUNTRIES ? { lang } : {} })
    if (!answer.ok || answer.redirected || answer.type === 'opaque' || isNeverKept(answer)) throw new Error(`${file}: ${answer.status}`)
    const body = await answer.blob()
    await cache.put(file, new Response(body, { headers: lineless(answer.headers) }))
    return isOfPage ? body.size : 0
  }

  // The same page of an older build, or in another language.
  async function dropOthers({ address }: KeptAddress): Promise<void> {
    const others = (await listKept(caches)).filter((page) => page.address === address && page.build !== build)
    await dropKept(caches, others)
    await dropKept(caches, chooseDropped(await listKept(caches), now(), limits))
    await sweepFiles(caches, build)
  }

  async function drop({ address }: KeptAddress): Promise<void> {
    await dropKept(
      caches,
      (await listKept(caches)).filter((page) => page.address === address),
    )
  }

  /** Where the browser has no room left, half of what was seen goes; if that is not enough, nothing more is kept. */
  async function withRoom(run: () => Promise<boolean>): Promise<boolean> {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      const seen = (await listKept(caches)).filter(({ kind }) => kind === 'seen').toSorted((one, other) => one.at - other.at)
      await dropKept(caches, seen.slice(0, Math.ceil(seen.length / 2)))
      return run().catch(() => false)
    }
  }

  /** A page that is kept, of this build or else of an older one, if all that it needs is still there; null where it is not kept. */
  async function find(target: string): Promise<{ page: KeptPage; answer: Response } | null> {
    const kept = keptAddress(target)
    if (kept === null) return null
    const builds = [build, ...(await keptBuilds(caches)).filter((other) => other !== build).toReversed()]
    for (const each of builds) {
      const found = await findIn(each, kept)
      if (found !== null) return found
    }
    return null
  }

  async function findIn(each: string, { kind, address }: KeptAddress): Promise<{ page: KeptPage; answer: Response } | null> {
    // What is there for everybody comes with each build.
    if (kind === 'fixed' && each !== build) return null
    const names = cacheNames(each)
    const answer = await caches.match(address, { cacheName: names.pages, ignoreVary: true })
    const page = answer === undefined ? null : readKept(answer, each)
    if (answer === undefined || page === null || chooseDropped([page], now(), limits).length > 0) return null
    const files = await Promise.all(page.files.map((file) => caches.match(file, { cacheName: names.files, ignoreVary: true })))
    if (files.every((file) => file !== undefined)) return { page, answer }
    await dropKept(caches, [page])
    return null
  }

  /** A file of a kept page. Names of files and data are hashes of what is in them, so none can mean another build's. */
  async function findFile(address: string): Promise<Response | undefined> {
    for (const each of [build, ...(await keptBuilds(caches)).filter((other) => other !== build)]) {
      const { files, parts } = cacheNames(each)
      for (const cacheName of [files, parts]) {
        const answer = await caches.match(address, { cacheName, ignoreVary: true })
        if (answer !== undefined) return answer
      }
    }
    return undefined
  }

  /** A new build has taken over: of those before it the last one stays, for pages that are open and for what was seen; it goes with the next. */
  async function leaveOldBuilds(): Promise<void> {
    const before = (await keptBuilds(caches)).filter((other) => other !== build).slice(0, -1)
    for (const old of before) await dropBuild(caches, old)
  }

  /** Pages of this build that are kept. */
  async function listOwn(): Promise<KeptPage[]> {
    return (await listKept(caches)).filter((page) => page.build === build)
  }

  return { keep, find, findFile, leaveOldBuilds, listOwn }
}

type PutInput = { kept: KeptAddress; parts: PageParts; html: string; headers: Headers; pictures: readonly string[] }

function isForEverybody(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html') && !isNeverKept(answer)
}

function isNeverKept({ headers }: Response): boolean {
  return /\bno-store\b/.test(headers.get('cache-control') ?? '')
}

function lineless(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => !OF_THE_LINE.includes(name))
}
