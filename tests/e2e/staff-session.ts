import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { RoleKey } from '#contract/staff-values.ts'
import { query } from './leads.ts'
import type { Product } from './setup/product.ts'

/** Lets a browser in as somebody new of the staff, without the login, which `staff.spec.ts` goes through. Answers their id. */
export async function enterAs(
  context: BrowserContext,
  server: Product,
  { name, role, locale = 'en' }: { name: string; role: RoleKey; locale?: 'en' | 'zh' },
): Promise<number> {
  const token = randomBytes(32).toString('base64url')
  const mail = `${randomBytes(6).toString('hex')}@quayline.example`
  const [person] = await query<{ id: string }>(
    server,
    "insert into staff (mail, name, locale, password_hash, totp_confirmed_at, totp_secret) values ($1, $2, $3, 'none', now(), $4) returning id",
    [mail, name, locale, randomBytes(20)],
  )
  await query(server, 'insert into staff_role (staff_id, role_id) select $1, id from role where role_key = $2', [person?.id, role])
  await query(server, "insert into staff_session (staff_id, token_hash, stage, expires_at) values ($1, $2, 'full', now() + interval '1 hour')", [
    person?.id,
    createHash('sha256').update(token).digest(),
  ])
  const { hostname } = new URL(server.origin)
  await context.addCookies([{ name: 'quayline_staff', value: token, domain: hostname, path: '/admin', httpOnly: true, sameSite: 'Strict' }])
  return Number(person?.id)
}
