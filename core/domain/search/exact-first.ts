import type { SearchResult } from '#contract/search.ts'

type Groups = Pick<SearchResult, 'cars' | 'used_cars' | 'fittings'>

/** Rows whose number was typed stand before the others of their kind. */
export function exactFirst<All extends Groups>(groups: All, exact: SearchResult['exact']): All {
  if (exact.length === 0) return groups
  const isExact = (kind: SearchResult['exact'][number]['kind'], sign: string) => exact.some((entry) => entry.kind === kind && entry.sign === sign)
  return {
    ...groups,
    cars: { ...groups.cars, list: firstWhere(groups.cars.list, (card) => isExact('car', card.model_sign)) },
    used_cars: { ...groups.used_cars, list: firstWhere(groups.used_cars.list, (card) => isExact('used_car', card.stock_ref)) },
    fittings: { ...groups.fittings, list: firstWhere(groups.fittings.list, (card) => isExact('fitting', card.sku)) },
  }
}

function firstWhere<Row>(list: readonly Row[], isFirst: (row: Row) => boolean): Row[] {
  return list.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}
