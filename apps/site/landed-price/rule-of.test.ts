import { beforeAll, describe, expect, it } from 'vitest'
import type { LandedRule } from '#contract/landed-price.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { ruleOf } from './rule-of.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const NONE: LandedRule = {
  id: 'KE-10.1',
  base: null,
  of: [],
  rate_percent: null,
  uplift_percent: null,
  threshold_usd: null,
  amount_usd: null,
  cc_over: null,
  min_usd: null,
  max_usd: null,
  min_per_cc_usd: null,
}
const CIF: Partial<LandedRule> = { base: 'cif', of: ['cif'], rate_percent: 25 }
const VAT: Partial<LandedRule> = { base: 'cif_plus_previous', of: ['cif', 'import_duty', 'excise'], rate_percent: 16 }

function say(locale: Locale, rule: Partial<LandedRule>, line: 'vat' | 'inspection' = 'vat'): string | null {
  return saidWhole(locale, rule, line)?.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '') ?? null
}

function saidWhole(locale: Locale, rule: Partial<LandedRule>, line: 'vat' | 'inspection' = 'vat'): string | null {
  const said = ruleOf({ t: createServerTranslator(locale, 'site'), locale }, { line, rule: { ...NONE, ...rule } })
  return said?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ') ?? null
}

describe('rate and base of a line in words (R22.9)', () => {
  it.each<[string, Partial<LandedRule>]>([
    ['25% of CIF', CIF],
    ['16% of CIF + import duty + excise', VAT],
    ['15% of FOB + 10% + import duty', { base: 'fob_plus_listed', of: ['fob', 'import_duty'], rate_percent: 15, uplift_percent: 10 }],
    ['18% of CIF + inland transport', { base: 'cif', of: ['cif', 'inland'], rate_percent: 18 }],
    ['7% of the import duty', { base: 'of_listed', of: ['import_duty'], rate_percent: 7 }],
    ['21.951% of CIF', { ...CIF, rate_percent: 21.951 }],
    ['33% of CIF, on the part above US$52,370', { ...CIF, rate_percent: 33, threshold_usd: 52_370 }],
    ['20% of CIF, at least US$0.42 per cm³', { ...CIF, rate_percent: 20, min_per_cc_usd: 0.42 }],
    ['0.35% of 110% of CIF, at least US$25', { base: 'insured_value', of: ['cif'], rate_percent: 0.35, min_usd: 25 }],
    ['0.6% of FOB, at least US$265, at most US$590', { base: 'fob', of: ['fob'], rate_percent: 0.6, min_usd: 265, max_usd: 590 }],
    ['US$1,200 per vehicle', { base: 'fixed_usd', amount_usd: 1200 }],
    ['US$1.6459 per cm³', { base: 'per_cc', amount_usd: 1.6459 }],
    ['US$2.94 per cm³ above 2,000 cm³', { base: 'per_cc', amount_usd: 2.94, cc_over: 2000 }],
    ['US$0.50 per kW', { base: 'per_kw', amount_usd: 0.5 }],
  ])('%s', (text, rule) => {
    expect(say('en', rule)).toBe(text)
  })

  it.each<[Locale, string, string, string]>([
    ['ar', '25% من CIF', '16% من مجموع CIF + الرسوم الجمركية + الضريبة الانتقائية', 'لكل سم³ US$1.50'],
    ['de', '25 % vom CIF-Wert', '16 % von CIF + Einfuhrzoll + Verbrauchsteuer', '1,50 US$ je cm³'],
    ['es', '25 % del valor CIF', '16 % de CIF + arancel de importación + impuesto selectivo al consumo', 'US$ 1.50 por cm³'],
    ['ru', '25 % от CIF', '16 % от суммы: CIF + ввозная пошлина + акциз', '1,50 $ за см³'],
    ['th', '25% ของ CIF', '16% ของผลรวม CIF + อากรขาเข้า + ภาษีสรรพสามิต', 'US$1.50 ต่อ ซม.³'],
    ['ur', 'کل CIF کا 25%', 'مجموعہ (CIF + درآمدی ڈیوٹی + ایکسائز ڈیوٹی) کا 16%', 'فی سی سی US$1.50'],
    ['zh', 'CIF 的 25%', '（CIF + 进口关税 + 消费税）的 16%', '每 cm³ US$1.50'],
  ])('in %s: %s', (locale, cif, vat, perCc) => {
    expect([say(locale, CIF), say(locale, VAT), say(locale, { base: 'per_cc', amount_usd: 1.5 })]).toEqual([cif, vat, perCc])
  })

  it('begins in the script of a language from the right, so that it is set from there', () => {
    const rules: Partial<LandedRule>[] = [
      CIF,
      VAT,
      { base: 'fixed_usd', amount_usd: 600 },
      { base: 'per_cc', amount_usd: 2.94, cc_over: 2000 },
      { base: 'per_kw', amount_usd: 2 },
      { base: 'insured_value', of: ['cif'], rate_percent: 0.35 },
    ]
    for (const locale of LOCALE_CODES.filter((code) => code === 'ar' || code === 'ur'))
      for (const rule of rules) expect(/\p{L}/u.exec(say(locale, rule) ?? '')?.[0], `${locale} ${rule.base}`).toMatch(/\p{Script=Arabic}/u)
    for (const locale of ['ar', 'ur'] as const) for (const rule of rules) expect(saidWhole(locale, rule)).toMatch(/^\u200f/)
    expect(saidWhole('ar', VAT)).toContain('\u2068\u200fCIF + ')
  })

  it('is left out where the amount says it all, or nothing is known', () => {
    expect(say('en', { base: 'fixed_usd', amount_usd: 265 }, 'inspection')).toBeNull()
    expect(say('en', {})).toBeNull()
  })
})
