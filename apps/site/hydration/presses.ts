import { composeQuery, formChanges } from './choices.ts'
import { isAlive } from './hydrated-page.ts'

/**
 * What is pressed before the client is there. Links, menus and panels answer by themselves; a link and a button that waits for the client are
 * dimmed at once, and a heart is full: whether it was, in the list of this browser, only the client can tell. A choice in a list starts from what was chosen before, also while its page is on its way (R6.17).
 */
export function answerPresses(onLeave: () => void): void {
  const dimmed = new Set<HTMLElement>()
  // The query of this list that is on its way; the client leaves the way to it alone.
  let pressed: URLSearchParams | null = null

  function dim(element: HTMLElement): void {
    dimmed.add(element)
    element.ariaBusy = 'true'
    if (element.matches('.heart')) element.ariaPressed = element.ariaPressed === 'mixed' ? 'false' : 'mixed'
    else element.style.opacity = '.5'
  }

  function rest(): void {
    for (const element of dimmed) {
      element.ariaBusy = null
      element.style.opacity = ''
      if (element.ariaPressed === 'mixed') element.ariaPressed = 'false'
    }
    dimmed.clear()
  }

  function choose(link: URLSearchParams): string {
    const shown = new URLSearchParams(location.search)
    const changes = formChanges(listForms())
    if (pressed || changes.length > 0) pressed = composeQuery({ shown, pressed, link, changes })
    else pressed = link
    document.documentElement.dataset['leaving'] = ''
    return `${location.pathname}?${pressed}`
  }

  function press(event: MouseEvent): void {
    if (isAlive() && pressed === null) return
    const element = (event.target as Element).closest<HTMLElement>('a[href],button[type=button]:not([popovertarget],[commandfor])')
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    // What the boot script has held back is repeated, as a button is.
    if (element instanceof HTMLAnchorElement && !event.defaultPrevented) {
      if (element.target !== '' || element.download !== '' || element.origin !== location.origin || isHere(element)) return
      onLeave()
      if (element.pathname === location.pathname && element.closest('#content nav')) {
        event.stopPropagation()
        element.href = choose(new URLSearchParams(element.search))
      }
    }
    dim(element)
  }

  function change(event: Event): void {
    const { form } = event.target as HTMLInputElement
    if (pressed === null || !form || !listForms().includes(form)) return
    event.stopPropagation()
    location.assign(choose(new URLSearchParams(location.search)))
  }

  addEventListener('click', press, { capture: true })
  addEventListener('change', change, { capture: true })
  // Behind what the boot script repeats then.
  addEventListener('hydrated', () => setTimeout(rest))
  addEventListener('pageshow', () => {
    rest()
    pressed = null
    delete document.documentElement.dataset['leaving']
  })
}

function isHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** Forms that only choose what this page's list shows. */
function listForms(): HTMLFormElement[] {
  return [...document.forms].filter(({ method, action }) => method === 'get' && new URL(action).pathname === location.pathname)
}
