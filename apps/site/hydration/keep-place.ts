import { isAlive } from './hydrated-page.ts'
import { keepView, keptView, showView } from './view.ts'

/** Quiet after which a place is kept, in ms. Browsers count how often a page writes to its history. */
const REST_MS = 100

/**
 * Going back or forward shows a page as it was left (R3.10): its place and what stood open are kept with its entry of the history,
 * before the client comes and after.
 */
export function keepPlace(): void {
  let timer = 0
  // True from a step back or forward until its page stands: the history is already there, what is shown is not.
  let isReturning = false
  let isAway = false

  const keep = () => {
    clearTimeout(timer)
    timer = 0
    if (!isReturning) keepView()
  }
  const keepWhatWaits = () => {
    if (timer !== 0) keep()
  }
  const page = location.pathname + location.search

  const keepSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(keep, REST_MS)
  }
  addEventListener('scroll', keepSoon)
  for (const type of ['toggle', 'change']) addEventListener(type, keepSoon, { capture: true })
  addEventListener('click', keepWhatWaits, { capture: true })

  addEventListener('popstate', () => {
    clearTimeout(timer)
    timer = 0
    // The page of a former client, and no client to show it: it is loaded, and shown as its entry has it. Where this page was is no place of that one.
    isAway = !isAlive() && location.pathname + location.search !== page
    isReturning = isAlive() || isAway
    if (!isAway) return
    history.scrollRestoration = 'manual'
    location.reload()
  })
  // The client shows another page, or the same one with other contents.
  addEventListener('shown', () => {
    const view = isReturning ? keptView() : null
    isReturning = false
    if (view) showView(view)
  })

  // The client goes from page to page without the browser, which would scroll before the page is there; between documents it does so well.
  addEventListener('hydrated', restoreByHand)
  addEventListener('pageshow', restoreByHand)
  addEventListener('pagehide', () => {
    keepWhatWaits()
    if (!isAway) history.scrollRestoration = 'auto'
  })

  const view = keptView()
  if (view) showView(view)
}

function restoreByHand(): void {
  if (isAlive()) history.scrollRestoration = 'manual'
}
