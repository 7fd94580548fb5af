import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'

/** In which language people of the staff read, by their mail address in small letters; an address that is nobody's is not there. */
export async function readStaffLocales(db: Tx, mails: readonly string[]): Promise<Map<string, StaffLocale>> {
  if (mails.length === 0) return new Map()
  const address = sql<string>`lower(${staff.mail})`
  const rows = await db
    .select({ mail: address, locale: staff.locale })
    .from(staff)
    .where(
      inArray(
        address,
        mails.map((mail) => mail.toLowerCase()),
      ),
    )
  return new Map(
    rows.flatMap(({ mail, locale }) => {
      const known = STAFF_LOCALES.find((code) => code === locale)
      return known === undefined ? [] : [[mail, known] as const]
    }),
  )
}
