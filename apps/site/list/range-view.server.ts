import { readRange } from '#contract/filter-schemas.ts'
import { boundNames } from '#contract/vehicle.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { boundsText, figureText } from '#apps/site/vehicle/figure-labels.server.ts'
import type { ActiveFilter, BoundsView } from './filter-view.ts'
import { readFigure } from './read-figure.ts'

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

/** The two fields of a range, with what was typed into them where that cannot be read. */
export function boundsView(language: SiteLanguage, { name, unit, hasScale = true }: RangeLabels, { filter, query }: RangeInput): BoundsView {
  const { t } = language
  const range = readRange(filter, name)
  const shown = unit(t)
  const unread = { from: unreadBound(query, `${name}_from`), to: unreadBound(query, `${name}_to`) }
  return {
    from: [shown === null ? t('filter.from') : t('filter.fromIn', { unit: shown }), ...valueOf('from')],
    to: [shown === null ? t('filter.to') : t('filter.toIn', { unit: shown }), ...valueOf('to')],
    hasScale,
    ...(unread.from || unread.to ? { fault: t('filter.unread') } : null),
  }

  function valueOf(side: 'from' | 'to'): [value: string, text: string, isUnread?: true] {
    if (unread[side] !== '') return [unread[side], '', true]
    const bound = range?.[side] ?? null
    return bound === null ? ['', ''] : [String(bound), figureText(language, name, bound)]
  }
}

/** Bounds that cannot be read, each as it was typed behind the name of its range. */
export function unreadBounds({ t }: SiteLanguage, ranges: readonly RangeLabels[], query: URLSearchParams): string[] {
  return ranges.flatMap(({ name, title }) =>
    boundNames([name])
      .map((bound) => unreadBound(query, bound))
      .filter((typed) => typed !== '')
      .map((typed) => t('common.labelled', { label: title(t), value: `“${typed.slice(0, MOST_SHOWN)}”` })),
  )
}

/** Letters of an unread bound that are told. */
const MOST_SHOWN = 40

/** What stands in an address as a bound and is no number that we can read, else nothing. */
function unreadBound(query: URLSearchParams, name: string): string {
  const typed = query.get(name) ?? ''
  return readFigure(typed) === null ? typed.trim() : ''
}

/** A filter with the address that it was read from. */
export type RangeInput = { filter: RangeFilter; query: URLSearchParams }

/** The ranges that are set, in words. */
export function activeRanges(language: SiteLanguage, ranges: readonly RangeLabels[], filter: RangeFilter): ActiveFilter[] {
  return ranges.flatMap(({ name, title }) => {
    const range = readRange(filter, name)
    return range
      ? [
          {
            name,
            value: null,
            label: language.t('common.labelled', { label: title(language.t), value: withSmallLetter(language, boundsText(language, name, range)) }),
          },
        ]
      : []
  })
}

/** A bound behind the name of its range: its first word is a preposition in every language, or it begins with a figure. */
function withSmallLetter({ locale }: SiteLanguage, text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLocaleLowerCase(locale)}${text.slice(1)}` : text
}

/**
 * The query with its bounds as one choice has them: the lower one first, in plain digits; what is no number stays as it was typed, so that the
 * page can say so. Null where they stand like that already; empty bounds, which a form without script sends, say nothing.
 */
export function queryInOrder(query: URLSearchParams, ranges: readonly string[], filter: RangeFilter): URLSearchParams | null {
  const next = new URLSearchParams(query)
  for (const name of ranges) {
    const range = readRange(filter, name)
    for (const bound of ['from', 'to'] as const) {
      const typed = unreadBound(query, `${name}_${bound}`)
      const value = typed === '' ? (range?.[bound] ?? '') : typed
      next.delete(`${name}_${bound}`)
      if (value !== '') next.set(`${name}_${bound}`, String(value))
    }
  }
  const written = (from: URLSearchParams) => boundNames(ranges).map((name) => from.getAll(name).filter((value) => value !== ''))
  return JSON.stringify(written(next)) === JSON.stringify(written(query)) ? null : next
}

/** Names the ranges that were given the wrong way round, in the address of the list that has them in order. */
const TURNED = 'turned'

/** The address of a list in order; with the ranges whose bounds stood the wrong way round, so that the list can say so. */
export function hrefInOrder(href: string, ranges: readonly string[], filter: RangeFilter): string {
  const turned = ranges.filter((name) => Number(filter[`${name}_from`]) > Number(filter[`${name}_to`]))
  if (turned.length === 0) return href
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(turned.map((name) => [TURNED, name])).toString()}`
}

/** What a list says of bounds that were given the wrong way round. */
export function turnedNotes(language: SiteLanguage, ranges: readonly RangeLabels[], { filter, query }: RangeInput): string[] {
  return ranges.flatMap(({ name }) => {
    const { from = null, to = null } = readRange(filter, name) ?? {}
    if (from === null || to === null || !query.getAll(TURNED).includes(name)) return []
    const words = (bounds: { from: number; to: number }) => boundsText(language, name, bounds)
    return [language.t('search.turned', { typed: words({ from: to, to: from }), range: words({ from, to }) })]
  })
}

/** Whether a bound is typed; search engines are not led through what can be typed. */
export function hasRange(query: URLSearchParams, ranges: readonly string[]): boolean {
  return boundNames(ranges).some((name) => (query.get(name) ?? '').trim() !== '')
}
