import { z } from 'zod'
import { FREIGHT_MODES } from '#contract/landed-price-values.ts'
import { countryCode, day, maybeDecimal, maybeText, maybeWhole, percent, text, whole } from './cells.ts'
import { withinMost } from './within-most.ts'

/** A row of the freight rates. A ro-ro rate is by cubic metre, one of containers and rail by container and how many share it. */
export const freightRow = z
  .object({
    rate_id: text,
    mode: z.enum(FREIGHT_MODES),
    loading_port: text,
    destination_port: text,
    destination_country_iso2: countryCode,
    currency: z.literal('USD'),
    rate_per_m3: maybeDecimal,
    min_charge: maybeWhole,
    cost_40hc: maybeWhole,
    cars_s: maybeWhole.refine((count) => count !== 0),
    cars_m: maybeWhole.refine((count) => count !== 0),
    cars_l: maybeWhole.refine((count) => count !== 0),
    ev_surcharge: whole,
    baf_percent: percent,
    war_risk: whole,
    docs_fee: whole,
    destination_thc: whole,
    transit_days_min: whole,
    transit_days_max: whole,
    valid_from: day,
    valid_to: day,
    source_note: maybeText,
  })
  .superRefine(withinMost('freight'))
  .superRefine((row, issues) => {
    const wanted = row.mode === 'roro' ? (['rate_per_m3'] as const) : (['cost_40hc', 'cars_s', 'cars_m', 'cars_l'] as const)
    for (const column of wanted) if (row[column] === null) issues.addIssue({ code: 'custom', path: [column], message: 'required' })
    if (row.valid_from > row.valid_to) issues.addIssue({ code: 'custom', path: ['valid_to'], message: 'not_within' })
    if (row.transit_days_min > row.transit_days_max) issues.addIssue({ code: 'custom', path: ['transit_days_max'], message: 'not_within' })
  })
  .transform((row) => ({
    rateId: row.rate_id,
    mode: row.mode,
    loadingPort: row.loading_port,
    destinationPort: row.destination_port,
    destinationCountryIso2: row.destination_country_iso2,
    ratePerM3: row.rate_per_m3,
    minCharge: row.min_charge,
    costPerContainer: row.cost_40hc,
    carsS: row.cars_s,
    carsM: row.cars_m,
    carsL: row.cars_l,
    evSurcharge: row.ev_surcharge,
    fuelPercent: row.baf_percent,
    warRisk: row.war_risk,
    docsFee: row.docs_fee,
    destinationCharge: row.destination_thc,
    transitDaysMin: row.transit_days_min,
    transitDaysMax: row.transit_days_max,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    sourceNote: row.source_note,
  }))
