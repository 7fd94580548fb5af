import { eq, sql } from 'drizzle-orm'
import type { RoleName } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'

/** What a login needs to know of a person. Never leaves this folder. */
export type StaffAccount = {
  id: number
  mail: string
  name: string
  locale: string
  passwordHash: string
  totpSecret: Buffer | null
  totpConfirmedAt: Date | null
  totpLastStep: number | null
  disabledAt: Date | null
  updatedAt: Date
}

const columns = {
  id: staff.id,
  mail: staff.mail,
  name: staff.name,
  locale: staff.locale,
  passwordHash: staff.passwordHash,
  totpSecret: staff.totpSecret,
  totpConfirmedAt: staff.totpConfirmedAt,
  totpLastStep: staff.totpLastStep,
  disabledAt: staff.disabledAt,
  updatedAt: staff.updatedAt,
}

/** The password column of somebody who was invited and has not chosen one: no hash has this form. */
export const NO_PASSWORD = ''

export async function findAccountByMail(tx: Tx, mail: string): Promise<StaffAccount | null> {
  const rows = await tx
    .select(columns)
    .from(staff)
    .where(sql`lower(${staff.mail}) = ${mail.toLowerCase()}`)
  return rows[0] ?? null
}

export async function findAccount(tx: Tx, staffId: number): Promise<StaffAccount | null> {
  const rows = await tx.select(columns).from(staff).where(eq(staff.id, staffId))
  return rows[0] ?? null
}

/** The same, held until the transaction ends. */
export async function lockAccount(tx: Tx, staffId: number): Promise<StaffAccount | null> {
  const rows = await tx.select(columns).from(staff).where(eq(staff.id, staffId)).for('update')
  return rows[0] ?? null
}

// Written out: Drizzle drops table names from columns in a select of one table, and `id` would then mean another one.
/** The roles of the row's person with their names, in order. */
export function rolesOf() {
  return sql<
    RoleName[]
  >`(select coalesce(json_agg(json_build_object('role_key', r.role_key, 'name_en', r.name_en, 'name_zh', r.name_zh) order by r.role_key), '[]')
    from staff_role s join role r on r.id = s.role_id where s.staff_id = staff.id)`
}

/** In which languages the row's person may write: all (null) where one of their roles says so. */
export function languagesOf() {
  return sql<string[] | null>`(select case when bool_or(r.languages is null) then null
      else array(select distinct unnest(l.languages) from staff_role sl join role l on l.id = sl.role_id where sl.staff_id = staff.id order by 1) end
    from staff_role s join role r on r.id = s.role_id where s.staff_id = staff.id)`
}

/** Everything the roles of the row's person allow, each once, in order. */
export function permissionsOf() {
  return sql<string[]>`array(select distinct unnest(r.permissions) from staff_role s join role r on r.id = s.role_id where s.staff_id = staff.id order by 1)`
}
