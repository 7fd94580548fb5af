import type { FittingPage, ListFittingsInput } from '#contract/fitting.ts'
import { formatList } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { fittingCategoryLabel } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { ActiveFilter } from './filter-view.ts'
import { inSentence, withDetails } from './list-heading.server.ts'

/**
 * What the list of parts shows, as one phrase: makers or the model that they fit, one category, and behind it what else is chosen (R6.23). Null where
 * nothing is, where words are searched for, or where somebody wrote a value into the address that no part has.
 */
export function fittingsHeading(
  language: SiteLanguage,
  { filter, facets, active }: { filter: ListFittingsInput; facets: FittingPage['facets']; active: readonly ActiveFilter[] },
): string | null {
  const { t, locale } = language
  if (filter.word || active.length === 0) return null
  const options = facets.flatMap(({ name, options: own }) => own.map((option) => ({ name, ...option })))
  const isKnown = ({ name, value }: ActiveFilter) =>
    value === null || options.some((option) => option.name === name && option.value === value && option.count > 0)
  if (!active.every(isKnown)) return null
  const labelsOf = (name: string) => active.filter((one) => one.name === name).map(({ label }) => label)
  const [brands, [model], categories] = [labelsOf('brand'), labelsOf('model'), filter.category ?? []]
  const [category] = categories.length === 1 ? categories : []
  const name = brands.length === 0 ? (model ?? '') : formatList(locale, brands.length === 1 && model !== undefined ? [`${brands[0]} ${model}`] : brands)
  const group = category === undefined ? null : fittingCategoryLabel(t, category)
  const phrase =
    name === ''
      ? (group ?? t('fittings.title'))
      : group === null
        ? t('fittings.titleFor', { brands: name })
        : t('fittings.categoryFor', { category: group, brands: name })
  const said = new Set(['brand', ...(brands.length < 2 ? ['model'] : []), ...(group === null ? [] : ['category'])])
  const details = active.filter((one) => !said.has(one.name)).map((one) => (one.name === 'model' ? one.label : inSentence(one.label, locale)))
  return withDetails(language, phrase, details)
}
