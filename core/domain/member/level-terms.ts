import { z } from 'zod'
import { memberLevelSchema, type MemberLevel } from '#contract/member.ts'
import type { Locale } from '#i18n/locales.ts'

const textsSchema = z.record(z.string(), z.string())

/** What `member_level.terms` holds: texts by language, and the voucher that each member of the level is given once. */
const termsSchema = z.object({
  reach: textsSchema.catch({}),
  benefits: z.record(z.string(), z.array(z.string())).catch({}),
  voucher: memberLevelSchema.shape.voucher.catch(null),
})
export type LevelTerms = z.infer<typeof termsSchema>

/** Terms as stored by staff; what does not fit is left out. */
export function readLevelTerms(stored: Record<string, unknown>): LevelTerms {
  return termsSchema.parse(stored)
}

type LevelRow = { levelKey: string; rank: number; name: Record<string, string>; terms: Record<string, unknown> }

/** A level in one language, English where a text is missing. */
export function toLevel(row: LevelRow, locale: Locale): MemberLevel {
  const terms = readLevelTerms(row.terms)
  return {
    level_key: row.levelKey,
    rank: row.rank,
    name: row.name[locale] ?? row.name['en'] ?? row.levelKey,
    reach: terms.reach[locale] ?? terms.reach['en'] ?? '',
    benefits: terms.benefits[locale] ?? terms.benefits['en'] ?? [],
    voucher: terms.voucher,
  }
}
