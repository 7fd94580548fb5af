import type { HandoffRule } from '#apps/site/handoff.ts'
import type { Plain } from '#apps/site/plain.ts'
import { FILTER_PANEL_ID, type FacetOptionView, type FacetView } from './filter-view.ts'

/** What is carried of a facet: its name, and what is chosen where something is. */
type LeanFacet = Pick<FacetView, 'name'> & Partial<Pick<FacetView, 'selected'>>
type Data<Facet extends Plain> = {
  readonly [key: string]: Plain | undefined
  readonly list: { readonly [key: string]: Plain | undefined; readonly facets: readonly Facet[] }
}

/** A list names a hundred and more choices. They stand in its page with their titles, words and numbers, so the client reads them there. */
export const FILTER_HANDOFF: HandoffRule = {
  lean: (data) => withFacets<FacetView>(data, ({ name, selected }): LeanFacet => (selected.length > 0 ? { name, selected } : { name })),
  restore: (data, page) => {
    const groups = page.querySelectorAll(`#${FILTER_PANEL_ID} .facet`)
    return withFacets<LeanFacet>(data, (facet, index) => facetIn(groups[index], facet))
  },
}

function withFacets<Facet extends Plain>(data: Plain, change: (facet: Facet, index: number) => Plain): Plain {
  const { list, ...rest } = data as Data<Facet>
  return { ...rest, list: { ...list, facets: list.facets.map(change) } }
}

// As `FilterPanel` writes them, one group after the other: the title; the box, its words, how many.
function facetIn(group: Element | undefined, { name, selected = [] }: LeanFacet): FacetView {
  const boxes = group?.querySelectorAll<HTMLInputElement>('.choice > input') ?? []
  const options = [...boxes].map((box): FacetOptionView => {
    const [words, count] = [box.nextElementSibling, box.nextElementSibling?.nextElementSibling]
    return [box.value, words?.textContent ?? '', count?.textContent ?? '']
  })
  return { name, title: group?.querySelector('summary')?.textContent ?? '', options, selected }
}
