import type { HandoffRule } from '#apps/site/handoff.ts'
import type { Plain } from '#apps/site/plain.ts'

type Fields = { readonly [key: string]: Plain | undefined }

/** Questions and answers stand in their page, so the client reads them there. `holder`: the field of the loader data that has `faq`; null: the data itself. */
export function faqHandoff(holder: string | null): HandoffRule {
  return {
    lean: (data) => withEntries(data, holder, () => []),
    restore: (data, page) => withEntries(data, holder, () => entriesIn(page)),
  }
}

function withEntries(data: Plain, holder: string | null, entriesOf: () => Plain): Plain {
  const fields = data as Fields
  if (holder === null) return { ...fields, faq: { ...(fields.faq as Fields), entries: entriesOf() } }
  return { ...fields, [holder]: withEntries(fields[holder] as Plain, null, entriesOf) }
}

// As `FaqSection` and `Accordion` write them.
function entriesIn(page: Document): Plain {
  return [...page.querySelectorAll('#faq details')].map((entry) => ({
    question: entry.querySelector('summary')?.textContent ?? '',
    answer: entry.querySelector('.accordion-body')?.textContent ?? '',
  }))
}
