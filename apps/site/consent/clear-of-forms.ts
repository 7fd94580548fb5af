type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Phones, where a card at the edge lies over what is written in. */
const NARROW = '(max-width: 768px)'

/** Whether two boxes share a place. */
export function overlaps(one: Box, other: Box): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
}

/**
 * Keeps a card that floats over the page of a phone out of the way of every form that is sent from it: it waits unseen as long as one lies under it.
 * Answers how to stop.
 */
export function keepClearOfForms(card: HTMLElement): () => void {
  const stop = new AbortController()
  const narrow = matchMedia(NARROW)
  let isAsked = false
  const place = () => {
    isAsked = false
    const own = card.getBoundingClientRect()
    const forms = narrow.matches ? Array.from(document.querySelectorAll('main form[method="post"]')) : []
    card.style.visibility = forms.some((form) => overlaps(own, form.getBoundingClientRect())) ? 'hidden' : ''
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(place)
    isAsked = true
  }
  const options = { signal: stop.signal, passive: true, capture: true }
  for (const name of ['scroll', 'resize', 'focusin', 'toggle']) addEventListener(name, ask, options)
  ask()
  return () => stop.abort()
}
