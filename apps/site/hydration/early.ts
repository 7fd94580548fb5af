import { keepPull } from './early-pull.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { readHydrationBlock } from './hydration-block.ts'
import { keepPlace } from './keep-place.ts'
import { answerPresses } from './presses.ts'
import { SEARCH_FIELD } from '#apps/site/suggest/search-field.ts'

/** Address of `suggest.ts`, which the build puts in its place. */
declare const SUGGEST: string

// What a page needs before its client comes, and after its first view stands: a file of its own, which the boot script fetches.
keepPlace()
keepPull()
answerPresses(fetchAhead(readHydrationBlock(document)))
suggestAtSearch()

/** A search field that is entered fetches its suggestions. */
function suggestAtSearch(): void {
  const come = () => {
    if (document.activeElement?.matches(SEARCH_FIELD) !== true || !('popover' in document.body)) return
    removeEventListener('focusin', come)
    import(SUGGEST).catch(() => {})
  }
  addEventListener('focusin', come)
  come()
}
