import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { country } from '#core/db/schema/place.ts'

/** Throws `validation_failed` by the field `value.country_iso2` where there is no such country. */
export async function requireCountry(tx: Tx, iso2: string): Promise<void> {
  const rows = await tx.select({ id: country.id }).from(country).where(eq(country.iso2, iso2))
  if (rows.length === 0) throw new AppError('validation_failed', { issues: [{ path: 'value.country_iso2', key: 'invalid_value' }] })
}
