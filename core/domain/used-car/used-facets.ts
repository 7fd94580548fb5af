import type { UsedCarFacets } from '#contract/used-car.ts'
import { MILEAGE_BANDS, USED_CAR_STATUSES, USED_FACET_NAMES, USED_PRICE_BANDS, type UsedFacetName } from '#contract/used-values.ts'
import { ENERGY_TYPES, STEERING_SIDES } from '#contract/vehicle.ts'
import { BODY_ORDER, type BrandNames } from '#core/domain/car/index.ts'
import type { UsedCounts } from './count-groups.ts'
import type { UsedSelection } from './used-selection.ts'

const ORDERS: { readonly [Name in UsedFacetName]?: readonly string[] } = {
  price: USED_PRICE_BANDS,
  mileage: MILEAGE_BANDS,
  energy: ENERGY_TYPES,
  body: BODY_ORDER,
  steering: STEERING_SIDES,
  status: USED_CAR_STATUSES,
}

const byText = new Intl.Collator('en', { numeric: true })

/** Facets in display order. Options without units are there only when selected; brands have their names. */
export function usedFacets({ counts }: UsedCounts, { facets }: UsedSelection, brands: BrandNames): UsedCarFacets {
  return USED_FACET_NAMES.map((name) => {
    const selected = facets[name]
    const values = [...new Set([...counts[name].keys(), ...(selected ?? [])])]
    return {
      name,
      options: values
        .toSorted((a, b) => compare(name, a, b, brands))
        .map((value) => ({
          value,
          label: name === 'brand' ? (brands.bySign.get(value)?.name ?? null) : null,
          count: counts[name].get(value) ?? 0,
          is_selected: selected?.has(value) ?? false,
        })),
    }
  })
}

function compare(name: UsedFacetName, a: string, b: string, brands: BrandNames): number {
  if (name === 'year') return byText.compare(b, a)
  const order = name === 'brand' ? brands.list.map((entry) => entry.sign) : (ORDERS[name] ?? [])
  return place(order, a) - place(order, b) || byText.compare(a, b)
}

function place(order: readonly string[], value: string): number {
  const index = order.indexOf(value)
  return index < 0 ? order.length : index
}
