import type { PagePart } from '#apps/site/leave-to-page.ts'
import type { Plain } from '#apps/site/plain.ts'

/** The questions of a page, for `leaveToPage`; `holder` leads to the field `faq` of the loader data. */
export function faqInPage(...holder: readonly string[]): PagePart {
  return { path: [...holder, 'faq', 'entries'], read: entriesIn }
}

// As `FaqSection` and `Accordion` write them.
function entriesIn(page: Document): Plain {
  return [...page.querySelectorAll('#faq details')].map((entry) => ({
    question: entry.querySelector('summary')?.textContent ?? '',
    answer: entry.querySelector('.accordion-body')?.textContent ?? '',
  }))
}
