import { readRange } from '#contract/filter-schemas.ts'
import { boundNames } from '#contract/vehicle.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { boundsText, figureText } from '#apps/site/vehicle/figure-labels.server.ts'
import type { ActiveFilter, BoundsView } from './filter-view.ts'

/**
 * A figure that a list can be narrowed to. `behind`: the facet that it stands behind where it has none of its own; `hasScale` false: it is typed,
 * because nobody knows from where to where it goes.
 */
export type RangeLabels = {
  name: string
  title: (t: SiteTranslator) => string
  unit: (t: SiteTranslator) => string | null
  behind?: string
  hasScale?: boolean
}

/** A filter with whole numbers as bounds, as it was read. */
export type RangeFilter = Readonly<Record<string, unknown>>

/** The two fields of a range. */
export function boundsView(language: SiteLanguage, { name, unit, hasScale = true }: RangeLabels, filter: RangeFilter): BoundsView {
  const { t } = language
  const range = readRange(filter, name)
  const shown = unit(t)
  return {
    from: [shown === null ? t('filter.from') : t('filter.fromIn', { unit: shown }), ...valueOf(range?.from)],
    to: [shown === null ? t('filter.to') : t('filter.toIn', { unit: shown }), ...valueOf(range?.to)],
    hasScale,
  }

  function valueOf(bound: number | null | undefined): [string, string] {
    return bound == null ? ['', ''] : [String(bound), figureText(language, name, bound)]
  }
}

/** The ranges that are set, in words. */
export function activeRanges(language: SiteLanguage, ranges: readonly RangeLabels[], filter: RangeFilter): ActiveFilter[] {
  return ranges.flatMap(({ name, title }) => {
    const range = readRange(filter, name)
    return range ? [{ name, value: null, label: language.t('common.labelled', { label: title(language.t), value: boundsText(language, name, range) }) }] : []
  })
}

/**
 * The query with its bounds as one choice has them: the lower one first, without leading zeros, nothing that is no number. Null where they stand
 * like that already; empty bounds, which a form without script sends, say nothing.
 */
export function queryInOrder(query: URLSearchParams, ranges: readonly string[], filter: RangeFilter): URLSearchParams | null {
  const next = new URLSearchParams(query)
  for (const name of ranges) {
    const range = readRange(filter, name)
    for (const bound of ['from', 'to'] as const) {
      next.delete(`${name}_${bound}`)
      if (range && range[bound] !== null) next.set(`${name}_${bound}`, String(range[bound]))
    }
  }
  const written = (from: URLSearchParams) => boundNames(ranges).map((name) => from.getAll(name).filter((value) => value !== ''))
  return JSON.stringify(written(next)) === JSON.stringify(written(query)) ? null : next
}

/** Whether a range is set; search engines are not led through the numbers that can be typed. */
export function hasRange(filter: RangeFilter, ranges: readonly string[]): boolean {
  return ranges.some((name) => readRange(filter, name) !== null)
}
