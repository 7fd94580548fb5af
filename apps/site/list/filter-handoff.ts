import type { HandoffRule } from '#apps/site/handoff.ts'
import type { Plain } from '#apps/site/plain.ts'
import { FILTER_PANEL_ID, type FacetOptionView } from './filter-view.ts'

/** Of a facet only its name is carried, and what is chosen where something is. */
type Facet = { readonly [key: string]: Plain | undefined; readonly name: string; readonly selected?: readonly string[] }
type Filters = { readonly [key: string]: Plain | undefined; readonly facets: readonly Facet[] }
type Data = { readonly [key: string]: Plain | undefined; readonly list: Filters }

/** A list names a hundred and more choices. They stand in its page with their titles, words and numbers, so the client reads them there. */
export const FILTER_HANDOFF: HandoffRule = {
  lean: (data) => withFacets(data, ({ name, selected = [] }) => (selected.length > 0 ? { name, selected } : { name })),
  restore: (data, page) => {
    const groups = page.querySelectorAll(`#${FILTER_PANEL_ID} .facet`)
    return withFacets(data, (facet, index) => facetIn(groups[index], facet))
  },
}

function withFacets(data: Plain, change: (facet: Facet, index: number) => Facet): Plain {
  const { list, ...rest } = data as Data
  return { ...rest, list: { ...list, facets: list.facets.map(change) } }
}

// As `FilterPanel` writes them, one group after the other: the title; the box, its words, how many.
function facetIn(group: Element | undefined, { name, selected = [] }: Facet): Facet {
  const boxes = group?.querySelectorAll<HTMLInputElement>('.choice > input') ?? []
  const options = [...boxes].map((box): FacetOptionView => {
    const [words, count] = [box.nextElementSibling, box.nextElementSibling?.nextElementSibling]
    return [box.value, words?.textContent ?? '', count?.textContent ?? '']
  })
  return { name, title: group?.querySelector('summary')?.textContent ?? '', options, selected }
}
