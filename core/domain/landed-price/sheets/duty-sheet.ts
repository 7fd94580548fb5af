import { z } from 'zod'
import { AGE_BASES, DUTY_BASES, DUTY_CATEGORIES, DUTY_COMPONENTS, DUTY_CONDITIONS } from '#contract/landed-price-values.ts'
import { CONFIDENCES, ENERGY_TYPES } from '#contract/vehicle.ts'
import { asOf, countryCode, listOf, maybeDecimal, maybePercent, maybeText, maybeWhole, orEmpty, percentOrNone, text, whole, wholeOrNone } from './cells.ts'
import { withinMost } from './within-most.ts'

/** What an amount of each base is made from; one without its figure would be 0 and say nothing. */
const FIGURE = { fixed_usd: 'amount_usd', per_cc: 'amount_usd', per_kw: 'amount_usd' } as const
const BOUNDS = ['engine_cc', 'power_kw', 'age_years', 'value_usd'] as const

/** A row of the duties: a tax of a country with the conditions under which it applies. */
export const dutyRow = z
  .object({
    country_iso2: countryCode,
    estimate: z.enum(['on', 'off']),
    order: whole,
    component: z.enum([...DUTY_COMPONENTS, 'none']),
    local_name: maybeText,
    base: z.enum([...DUTY_BASES, 'none']),
    base_components: listOf(z.enum(DUTY_COMPONENTS)),
    base_uplift_percent: percentOrNone,
    threshold_usd: wholeOrNone,
    rate_percent: maybePercent,
    amount_usd: maybeDecimal,
    cc_over: wholeOrNone,
    min_usd: maybeWhole,
    max_usd: maybeWhole,
    min_per_cc_usd: maybeDecimal,
    energy_type: listOf(z.enum(ENERGY_TYPES)),
    condition: orEmpty(z.enum(DUTY_CONDITIONS)),
    category: listOf(z.enum(DUTY_CATEGORIES)),
    engine_cc_min: maybeWhole,
    engine_cc_max: maybeWhole,
    power_kw_min: maybeWhole,
    power_kw_max: maybeWhole,
    age_years_min: maybeWhole,
    age_years_max: maybeWhole,
    value_usd_min: maybeWhole,
    value_usd_max: maybeWhole,
    brand_sign: listOf(text),
    age_basis: z.enum(AGE_BASES),
    note_en: maybeText,
    confidence: z.enum(CONFIDENCES),
    as_of: asOf,
    source: maybeText,
  })
  .superRefine(withinMost('duties'))
  .superRefine((row, issues) => {
    const isOn = row.estimate === 'on'
    for (const column of ['component', 'base'] as const)
      if (isOn === (row[column] === 'none')) issues.addIssue({ code: 'custom', path: [column], message: 'invalid' })
    const figure = row.base in FIGURE ? FIGURE[row.base as keyof typeof FIGURE] : 'rate_percent'
    if (isOn && row[figure] === null) issues.addIssue({ code: 'custom', path: [figure], message: 'required' })
    if ((row.base === 'of_listed' || row.base.endsWith('_plus_listed')) && row.base_components.length === 0)
      issues.addIssue({ code: 'custom', path: ['base_components'], message: 'required' })
    for (const bound of BOUNDS) {
      const [from, to] = [row[`${bound}_min`], row[`${bound}_max`]]
      if (from !== null && to !== null && from > to) issues.addIssue({ code: 'custom', path: [`${bound}_max`], message: 'not_within' })
    }
  })
  .transform((row) => ({
    countryIso2: row.country_iso2,
    isEstimated: row.estimate === 'on',
    step: row.order,
    component: row.component === 'none' ? null : row.component,
    localName: row.local_name,
    base: row.base === 'none' ? null : row.base,
    baseComponents: row.base_components,
    upliftPercent: row.base_uplift_percent,
    thresholdUsd: row.threshold_usd,
    ratePercent: row.rate_percent ?? '0',
    amountUsd: row.amount_usd ?? '0',
    ccOver: row.cc_over,
    minUsd: row.min_usd,
    maxUsd: row.max_usd,
    minPerCcUsd: row.min_per_cc_usd,
    energyTypes: row.energy_type,
    condition: row.condition,
    categories: row.category,
    engineCcMin: row.engine_cc_min,
    engineCcMax: row.engine_cc_max,
    powerKwMin: row.power_kw_min,
    powerKwMax: row.power_kw_max,
    ageYearsMin: row.age_years_min,
    ageYearsMax: row.age_years_max,
    valueUsdMin: row.value_usd_min,
    valueUsdMax: row.value_usd_max,
    brandSigns: row.brand_sign,
    ageBasis: row.age_basis,
    noteEn: row.note_en,
    confidence: row.confidence,
    asOf: row.as_of,
    source: row.source,
  }))
