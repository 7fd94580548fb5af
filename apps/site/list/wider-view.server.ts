import { formatList } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { ActiveFilter } from './filter-view.ts'
import type { ListAddress } from './list-address.ts'
import type { WiderView } from './wider-view.ts'

/** What a list holds without one of its filters, as the domain counts it. */
type Wider = { without: string; total: number }

/** Lists with more to choose from than this need no way out. */
export const MOST_TO_WIDEN = 23
const MOST_SHOWN = 4

/** The filters that add most when they are left out, in the order of the list. `textOf`: words of a number of things. */
export function widerView(
  { t, locale }: SiteLanguage,
  wider: readonly Wider[],
  { active, textOf, hrefWithout }: { active: readonly ActiveFilter[]; textOf: (count: number) => string; hrefWithout: (name: string) => string },
): WiderView[] {
  const named = wider.filter(({ without }) => active.some(({ name }) => name === without))
  const shown = new Set(named.toSorted((one, two) => two.total - one.total).slice(0, MOST_SHOWN))
  return named
    .filter((entry) => shown.has(entry))
    .map(({ without, total }) => {
      const values = active.filter(({ name }) => name === without).map(({ label }) => label)
      // A list sets each of its items apart, which one that is a sentence of its own must not be.
      const name = values.length > 1 ? formatList(locale, values) : (values[0] ?? without)
      return { label: t('list.leaveOpen', { name, count: textOf(total) }), href: hrefWithout(without) }
    })
}

/** The address of a list without a filter: its values and both bounds of its range. */
export function withoutFilter(address: ListAddress, path: string, query: URLSearchParams, name: string): string {
  return address.of(path, query, (next) => {
    for (const each of [name, `${name}_from`, `${name}_to`]) next.delete(each)
  })
}
