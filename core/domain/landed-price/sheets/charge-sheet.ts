import { z } from 'zod'
import { CHARGE_CONDITIONS, CHARGE_KINDS, CHARGE_PAYABLE_AT, DUTY_CATEGORIES } from '#contract/landed-price-values.ts'
import { CONFIDENCES, ENERGY_TYPES } from '#contract/vehicle.ts'
import { asOf, countryCode, flag, listOf, maybePercent, maybeText, maybeWhole, text } from './cells.ts'
import { withinMost } from './within-most.ts'

/** A row of insurance and inspections; country `*`: every country. */
export const chargeRow = z
  .object({
    row_id: text,
    kind: z.enum(CHARGE_KINDS),
    country_iso2: z.literal('*').or(countryCode),
    code: text,
    name_en: text,
    applies_to: z.enum(CHARGE_CONDITIONS),
    category: listOf(z.enum(DUTY_CATEGORIES)),
    energy_type: listOf(z.enum(ENERGY_TYPES)),
    rate_percent: maybePercent,
    fee_usd: maybeWhole,
    fee_percent_fob: maybePercent,
    min_usd: maybeWhole,
    max_usd: maybeWhole,
    required: flag,
    payable_at: z.enum(CHARGE_PAYABLE_AT),
    note_en: maybeText,
    confidence: z.enum(CONFIDENCES),
    as_of: asOf,
    source: maybeText,
  })
  .superRefine(withinMost('charges'))
  .superRefine((row, issues) => {
    const isKnown = row.kind === 'insurance' ? row.rate_percent !== null : row.fee_usd !== null || row.fee_percent_fob !== null
    if (!isKnown) issues.addIssue({ code: 'custom', path: [row.kind === 'insurance' ? 'rate_percent' : 'fee_usd'], message: 'required' })
    if (row.max_usd !== null && (row.min_usd ?? 0) > row.max_usd) issues.addIssue({ code: 'custom', path: ['max_usd'], message: 'not_within' })
  })
  .transform((row) => ({
    rowId: row.row_id,
    kind: row.kind,
    countryIso2: row.country_iso2 === '*' ? null : row.country_iso2,
    code: row.code,
    nameEn: row.name_en,
    appliesTo: row.applies_to,
    categories: row.category,
    energyTypes: row.energy_type,
    ratePercent: row.rate_percent,
    feeUsd: row.fee_usd,
    feePercentFob: row.fee_percent_fob,
    minUsd: row.min_usd,
    maxUsd: row.max_usd,
    isRequired: row.required,
    payableAt: row.payable_at,
    noteEn: row.note_en,
    confidence: row.confidence,
    asOf: row.as_of,
    source: row.source,
  }))
