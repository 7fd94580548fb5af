import { eq } from 'drizzle-orm'
import { country } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findCountryByName } from '#core/domain/country/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { numberKeys } from './phone-number.ts'

export type ContactInput = { name?: string; mobile?: string; whatsapp?: string; country?: string; country_id?: number }

/** What a member tells of themselves, as columns. Nothing is refused for its form; a country we do not know is left out. */
export async function contactColumns(ctx: Ctx, input: ContactInput) {
  const known = await findCountry(ctx, input)
  const mobile = cleanLine(input.mobile, 60)
  const whatsapp = cleanLine(input.whatsapp, 60)
  const mobileKeys = numberKeys(mobile, known?.iso2 ?? null)
  const whatsappKeys = numberKeys(whatsapp, known?.iso2 ?? null)
  return {
    name: cleanLine(input.name, 120),
    mobile: mobile || null,
    mobileE164: mobileKeys.e164,
    mobileLocal: mobileKeys.local,
    whatsapp: whatsapp || null,
    whatsappE164: whatsappKeys.e164,
    whatsappLocal: whatsappKeys.local,
    countryId: known?.id ?? null,
  }
}

/** The country by id, else by its name in any of the languages. */
export async function findCountry(ctx: Ctx, input: Pick<ContactInput, 'country' | 'country_id'>): Promise<{ id: number; iso2: string } | null> {
  const id = input.country_id ?? (await findCountryByName({ ctx, input: { name: cleanLine(input.country, 120) } }))
  if (id === null || !Number.isSafeInteger(id)) return null
  const [row] = await ctx.db.select({ id: country.id, iso2: country.iso2 }).from(country).where(eq(country.id, id))
  return row ?? null
}
