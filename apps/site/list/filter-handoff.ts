import type { HandoffRule } from '#apps/site/handoff.ts'
import type { Plain } from '#apps/site/plain.ts'
import { FILTER_PANEL_ID, type FacetOptionView } from './filter-view.ts'

type Facet = { readonly [key: string]: Plain | undefined; readonly name: string }
type Filters = { readonly [key: string]: Plain | undefined; readonly facets: readonly Facet[] }
type Data = { readonly [key: string]: Plain | undefined; readonly list: Filters }

/** A list names a hundred and more choices. They stand in its page with their words and numbers, so the client reads them there. */
export const FILTER_HANDOFF: HandoffRule = {
  lean: (data) => withOptions(data, () => []),
  restore: (data, page) => withOptions(data, ({ name }) => optionsIn(page, name)),
}

function withOptions(data: Plain, optionsOf: (facet: Facet) => readonly FacetOptionView[]): Plain {
  const { list, ...rest } = data as Data
  return { ...rest, list: { ...list, facets: list.facets.map((facet) => ({ ...facet, options: optionsOf(facet) })) } }
}

// As `FilterPanel` writes them: the box, its words, how many.
function optionsIn(page: Document, name: string): FacetOptionView[] {
  const boxes = page.querySelectorAll<HTMLInputElement>(`#${FILTER_PANEL_ID} .choice > input[name="${CSS.escape(name)}"]`)
  return [...boxes].map((box) => {
    const [words, count] = [box.nextElementSibling, box.nextElementSibling?.nextElementSibling]
    return [box.value, words?.textContent ?? '', count?.textContent ?? '']
  })
}
