import { mayReload } from './client/reload-guard.ts'
import { noteVisit } from './client/visits.ts'
import { HANDOFF_ID, type Handoff } from './handoff.ts'

type Saving = { connection?: { saveData?: boolean; effectiveType?: string } }
type RouterGlobals = { __reactRouterRouteModules?: unknown }

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const

const block = document.getElementById(HANDOFF_ID)
let early: HTMLElement | null = null
let hasStarted = false

noteVisit({ url: location.href, referrer: document.referrer, at: Date.now() })
if (block?.textContent) wait(JSON.parse(block.textContent) as Handoff)

/**
 * Starts the client at the first sign of the visitor: who only reads pays for no script. A browser that keeps something of ours
 * (favourites, a login, an enquiry begun) shows it, so there the client starts when all is quiet after the first view.
 */
function wait(handoff: Handoff): void {
  const start = () => void load(handoff)
  for (const type of SIGNS) addEventListener(type, start, { once: true, capture: true })
  addEventListener('click', rememberClick, { capture: true })
  // A language was changed with what this browser has stored: the code for it lives a minute.
  if (location.search.includes('handover=')) return start()
  if (handoff.isUrgent) return afterPaint(start)
  const { connection } = navigator as Saving
  if (!keepsSomething() || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  const later = () => afterPaint(() => (window.requestIdleCallback ?? setTimeout)(start))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

function keepsSomething(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

// A hidden page paints nothing: it waits for its visitor.
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 50))
}

// A plain button does nothing before the script is there: its press is kept, and repeated after hydration. So is that of a picture
// that opens in full screen. Without a line a link would leave the page for the browser's own error.
function rememberClick(event: Event): void {
  const target = event.target as Element
  early = target.closest('button[type=button]:not([popovertarget],[commandfor]),.gallery-link')
  if (target.closest(navigator.onLine ? '.gallery-link' : 'a[href]')) event.preventDefault()
}

async function load(handoff: Handoff): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  for (const href of handoff.preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    if (handoff.before) await import(handoff.before)
    const globals = window as RouterGlobals
    const ids = Object.keys(handoff.routes)
    const [modules] = await Promise.all([Promise.all(ids.map((id) => import(handoff.routes[id] ?? ''))), import(handoff.manifest)])
    globals.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]))
    addEventListener('hydrated', repeatClick, { once: true })
    await import(handoff.entry)
  } catch (error) {
    console.error(error)
    // The page works without the script; a reload helps only where its files were replaced by a newer build.
    if (mayReload()) location.reload()
  }
}

function repeatClick(): void {
  removeEventListener('click', rememberClick, { capture: true })
  early?.click()
}
