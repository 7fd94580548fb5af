import type { PagePart } from '#apps/site/leave-to-page.ts'
import type { Plain } from '#apps/site/plain.ts'

/** The table of facts of a detail page, for `leaveToPage`; `path` leads to its groups in the loader data. */
export function specificationInPage(...path: readonly string[]): PagePart {
  return { path, read: groupsIn }
}

// As `SpecTable` writes them.
function groupsIn(page: Document): Plain {
  return [...page.querySelectorAll('#table table')].map((table) => ({
    title: table.querySelector('caption')?.textContent ?? '',
    rows: [...table.querySelectorAll('tr')].map(rowIn),
  }))
}

function rowIn(row: Element): Plain {
  const note = row.querySelector('td > span')?.textContent
  return { label: row.querySelector('th')?.textContent ?? '', value: row.querySelector('td > bdi')?.textContent ?? '', ...(note ? { note } : {}) }
}
