import { mayReload } from './client/reload-guard.ts'
import { HANDOFF_ID, type Handoff } from './handoff.ts'

type Saving = { connection?: { saveData?: boolean; effectiveType?: string } }
type RouterGlobals = { __reactRouterContext?: unknown; __reactRouterRouteModules?: unknown }

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

const block = document.getElementById(HANDOFF_ID)
let early: HTMLElement | null = null
let hasStarted = false

if (block?.textContent) wait(JSON.parse(block.textContent) as Handoff)

/** Starts the client when the browser is idle after the first view, or at the first sign of the visitor. */
function wait(handoff: Handoff): void {
  const start = () => void load(handoff)
  for (const type of TOUCHES) addEventListener(type, start, { once: true, passive: true, capture: true })
  addEventListener('click', rememberClick, { capture: true })
  const { connection } = navigator as Saving
  // A language was changed with what this browser has stored: the code for it lives a minute.
  if (location.search.includes('handover=')) return start()
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  if (handoff.isUrgent) whenPainted(start)
  else if (document.readyState === 'complete') whenPainted(() => whenIdle(start))
  else addEventListener('load', () => whenPainted(() => whenIdle(start)), { once: true })
}

// The largest text or picture is seen before any byte of the late script is asked for; a hidden page waits for its visitor.
function whenPainted(start: () => void): void {
  const type = 'largest-contentful-paint'
  const later = () => requestAnimationFrame(() => setTimeout(start, 50))
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return void requestAnimationFrame(later)
  new PerformanceObserver((_list, observer) => {
    observer.disconnect()
    later()
  }).observe({ type, buffered: true })
}

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// A plain button does nothing before the script is there: its press is kept, and repeated after hydration.
function rememberClick(event: Event): void {
  early = (event.target as Element).closest('button[type=button]:not([popovertarget],[commandfor])')
}

async function load(handoff: Handoff): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  for (const href of handoff.preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    if (handoff.before) await import(handoff.before)
    const globals = window as RouterGlobals
    globals.__reactRouterContext = { ...JSON.parse(handoff.context), stream: new Blob([handoff.stream]).stream() }
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
