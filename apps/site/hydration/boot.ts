import { hasDraft } from '#apps/site/client/drafts.ts'
import { hasWorker } from '#apps/site/client/has-worker.ts'
import { mayReload } from '#apps/site/client/reload-guard.ts'
import { isResting } from '#apps/site/client/resting-pointer.ts'
import { noteVisit } from '#apps/site/client/visits.ts'
import { giveToRouter } from '#apps/site/react-router/globals.ts'
import { USUAL_SETTINGS } from '#apps/site/react-router/usual-settings.ts'
import { hydrationAddress, readHydrationBlock, type HydrationBlock } from './hydration-block.ts'

/** Address of `early.ts`, which the build puts in its place. */
declare const EARLY: string

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const

const block = readHydrationBlock(document)
/** What was pressed before the client is there, in its order; null: a press elsewhere. */
const early: (HTMLElement | null)[] = []
let hasStarted = false
let hasWriting = false

noteVisit({ url: location.href, referrer: document.referrer, at: Date.now() })
if (block) wait(block)
// A page that was left before is shown as it was at once; else the first view comes first. An async script runs before the page has loaded.
if (history.state) loadEarly()
else addEventListener('load', () => afterPaint(loadEarly))

function loadEarly(): void {
  import(EARLY).catch(() => {})
}

/** Starts the client at the first sign of the visitor; by then `early.ts` has fetched it. */
function wait(page: HydrationBlock): void {
  const start = () => void load(page)
  const signs = new AbortController()
  const { signal } = signs
  const begin = (event: Event) => {
    if (isResting(event)) return
    signs.abort()
    start()
  }
  for (const type of SIGNS) addEventListener(type, begin, { capture: true, signal })
  addEventListener('click', rememberClick, { capture: true })
  // A file that is dropped on its field comes without any other sign.
  addEventListener('input', () => {
    hasWriting = true
    start()
  })
  // A language was changed with what this browser has stored: the code for it lives a minute.
  if (location.search.includes('handover=')) return start()
  if (page.isUrgent || hasDraft()) afterPaint(start)
}

// A hidden page paints nothing: it waits for its visitor.
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 50))
}

// A plain button does nothing before the script is there: each press is kept, and repeated after hydration. So is that of a picture
// that opens in full screen, and of a link right behind a heart, which would be lost with the page; pressed once more, the link goes.
// Without a line and without a worker a link would leave the page for the browser's own error.
function rememberClick(event: MouseEvent): void {
  const target = event.target as Element
  const held = early.at(-1)?.matches('.heart') && !event.ctrlKey && !event.metaKey ? 'a[href^="/"]' : '.gallery-link'
  early.push(target.closest(`button[type=button]:not([popovertarget],[commandfor]),${held}`))
  if (target.closest(navigator.onLine || hasWorker() ? held : 'a[href]')) event.preventDefault()
}

async function load(page: HydrationBlock): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  for (const href of page.preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    if (page.before) await import(page.before)
    const ids = Object.keys(page.routes)
    const [data, routes] = await Promise.all([dataOf(page), Promise.all(ids.map((id) => import(page.routes[id] ?? ''))), import(page.manifest)])
    giveToRouter({ context: page.context ?? USUAL_SETTINGS, stream: data.stream(), modules: Object.fromEntries(ids.map((id, index) => [id, routes[index]])) })
    addEventListener('hydrated', repeatClick, { once: true })
    await import(page.entry)
  } catch (error) {
    // Links stay held back until then, and buttons remembered.
    if (!navigator.onLine) return startOnline(page)
    console.error(error)
    forgetClick()
    // A newer build or newer content has taken the place of what this page is made of. Without its script the page works as well, so
    // it is not loaded again under the hands of somebody who has begun to write.
    if (!hasWriting && mayReload()) location.reload()
  }
}

function startOnline(page: HydrationBlock): void {
  hasStarted = false
  addEventListener('online', () => void load(page), { once: true })
}

// To the last byte: a page does not begin to come alive and then wait for its line.
async function dataOf({ data, stream = '', url }: HydrationBlock): Promise<Blob> {
  if (data === undefined) return new Blob([stream])
  const answer = await fetch(hydrationAddress(data, url))
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return answer.blob()
}

function repeatClick(): void {
  forgetClick()
  // A heart that was full already is what its press has asked for.
  early.forEach((pressed) => pressed?.matches('.heart[aria-busy][aria-pressed=true]') || pressed?.click())
}

function forgetClick(): void {
  removeEventListener('click', rememberClick, { capture: true })
}
