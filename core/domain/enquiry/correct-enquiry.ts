import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CorrectEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { country, countryName, enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { toE164 } from './phone.ts'

/**
 * Puts right who asks: name, company, ways to reach them, country (null: as the buyer wrote it) and language. Numbers are read anew, and the
 * customer follows: of other ways it is found anew, else it takes over what was corrected. What the buyer sent stays as it came in the raw
 * payload. Permission `enquiry.write`. Throws `not_found`, `validation_failed`.
 */
export async function correctEnquiry({ ctx, input }: { ctx: Ctx; input: CorrectEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (!isLocale(input.locale)) throw unknown('locale')
  const locale = input.locale
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      const [before] = await tx.select().from(enquiry).where(eq(enquiry.id, found.id))
      if (before === undefined) throw new AppError('not_found')
      const place = input.country === null ? null : await findCountry(tx, input.country, locale)
      const { id: countryId, name } = place ?? { id: before.countryId, name: before.countryName }
      const iso2 = input.country ?? (await findIso2(tx, before.countryId))
      const set = {
        name: input.name,
        company: input.company,
        mail: input.mail ?? '',
        mobile: input.mobile ?? '',
        mobileE164: toE164(input.mobile ?? '', iso2),
        whatsapp: input.whatsapp,
        whatsappE164: toE164(input.whatsapp ?? '', iso2),
        countryId,
        countryName: name,
        locale,
      }
      const fields = changedFields(before, set)
      if (fields.length === 0) return null
      const isElsewhere =
        before.mail.toLowerCase() !== set.mail.toLowerCase() || before.mobileE164 !== set.mobileE164 || before.whatsappE164 !== set.whatsappE164
      if (!found.isQuarantined)
        await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id, ...(before.customerId !== null && { from: before.customerId }) })
      return {
        set: { ...set, ...(isElsewhere && { customerId: null }) },
        events: [{ kind: 'corrected', detail: { fields } }],
        audit: { action: 'enquiry.corrected', detail: { fields } },
        isAnswer: false,
      }
    },
  })
}

type Corrected = Pick<typeof enquiry.$inferSelect, 'name' | 'company' | 'mail' | 'mobile' | 'whatsapp' | 'countryId' | 'countryName' | 'locale'>

const FIELDS = {
  name: ['name'],
  company: ['company'],
  mail: ['mail'],
  mobile: ['mobile'],
  whatsapp: ['whatsapp'],
  country: ['countryId', 'countryName'],
  locale: ['locale'],
} as const satisfies Record<string, readonly (keyof Corrected)[]>

function changedFields(before: Corrected, after: Corrected): string[] {
  return Object.entries(FIELDS).flatMap(([field, columns]) => (columns.some((column) => before[column] !== after[column]) ? [field] : []))
}

async function findCountry(tx: Tx, iso2: string, locale: Locale): Promise<{ id: number; name: string }> {
  const rows = await tx
    .select({ id: country.id, locale: countryName.locale, name: countryName.name })
    .from(country)
    .innerJoin(countryName, and(eq(countryName.countryId, country.id)))
    .where(eq(country.iso2, iso2))
  const row = rows.find((each) => each.locale === locale) ?? rows.find((each) => each.locale === DEFAULT_LOCALE)
  if (row === undefined) throw unknown('country')
  return row
}

async function findIso2(tx: Tx, countryId: number | null): Promise<string | null> {
  if (countryId === null) return null
  const [row] = await tx.select({ iso2: country.iso2 }).from(country).where(eq(country.id, countryId))
  return row?.iso2 ?? null
}

function unknown(path: string): AppError {
  return new AppError('validation_failed', { issues: [{ path, key: 'unknown' }] })
}
