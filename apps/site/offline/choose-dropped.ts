import type { KeptPage } from './kept-caches.ts'

/** What a browser keeps of pages that were seen (R5.52). */
export const KEPT_LIMITS = { pages: 60, bytes: 30 * 1024 * 1024, ageMs: 30 * 24 * 60 * 60 * 1000 }

type Known = Pick<KeptPage, 'kind' | 'at' | 'bytes'>

/** Which pages leave: those too old to be told of, then the oldest of what is too many or too much. Fixed pages stay. */
export function chooseDropped<Page extends Known>(pages: readonly Page[], now: number, limits: typeof KEPT_LIMITS = KEPT_LIMITS): Page[] {
  const seen = pages.filter(({ kind }) => kind === 'seen').toSorted((one, other) => other.at - one.at)
  let bytes = pages.filter(({ kind }) => kind === 'fixed').reduce((sum, page) => sum + page.bytes, 0)
  let isFull = false
  return seen.filter((page, index) => {
    bytes += page.bytes
    isFull ||= index >= limits.pages || bytes > limits.bytes
    return isFull || now - page.at > limits.ageMs
  })
}
