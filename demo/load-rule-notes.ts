import { z } from 'zod'
import type { Ctx } from '#core/domain/context.ts'
import { noteSampleRules } from '#core/domain/import-rule/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readSampleTextsOf } from './sample-texts.ts'

const shape = z.strictObject({ note: z.string().trim().min(1).max(1000) })

/** Gives the sample rules their notes in every language but English, which the sheet has. Running it again changes nothing. `rootDir`: the checkout. */
export async function loadRuleNotes({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<number> {
  const byCountry = new Map<string, Record<string, string>>()
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    const texts = await readSampleTextsOf({ rootDir: input.rootDir, kind: 'rules', locale, shape })
    for (const [country, { note }] of texts) byCountry.set(country, { ...byCountry.get(country), [locale]: note })
  }
  return noteSampleRules({ ctx, input: { notes: byCountry } })
}
