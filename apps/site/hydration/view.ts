/** How a visitor left a page: how far down they were, and which of what the page opens or chooses by itself was on (1) or off (0), in its order. */
export type View = { y: number; on: string }

/** What opens and chooses without the client: groups of filters, questions, the tabs of a detail page, the phone's panel of filters. */
const KEPT = '#content :is(details,.tab-radio,[popover])'

/** Keeps how the page is now with its entry of the tab's history. */
export function keepView(): void {
  const view: View = { y: Math.round(scrollY), on: [...document.querySelectorAll(KEPT)].map((element) => Number(isOn(element))).join('') }
  history.replaceState({ ...history.state, view }, '')
}

/** How the page was left that the history shows now; null where it is new. */
export function keptView(): View | null {
  return (history.state as { view?: View } | null)?.view ?? null
}

/** Shows the page as it was left. A page that has changed since opens nothing. */
export function showView({ y, on }: View): void {
  const elements = [...document.querySelectorAll<HTMLElement>(KEPT)]
  if (elements.length === on.length) elements.forEach((element, index) => turn(element, on[index] === '1'))
  // Sections that would come to their height in the second frame come to it now.
  for (const animation of document.getAnimations()) if ((animation as CSSAnimation).animationName === 'second-frame') animation.finish()
  scrollTo({ top: y, behavior: 'instant' })
}

function isOn(element: Element): boolean {
  return element.matches('[open],:checked,:popover-open')
}

function turn(element: HTMLElement, on: boolean): void {
  if (isOn(element) === on) return
  if (element instanceof HTMLDetailsElement) element.open = on
  else if (element instanceof HTMLInputElement) element.checked = on
  else if (element.togglePopover) element.togglePopover(on)
}
