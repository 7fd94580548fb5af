import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { RoleKey } from '#contract/staff-values.ts'
import { findPackagedDatabase } from '#tests/e2e/setup/built-server.ts'

/** The cookie of a session of somebody of a role, once the database has looked after the table that is asked for. */
export async function enterBackOffice(dataDir: string, { role, analyzed }: { role: RoleKey; analyzed: string }): Promise<string> {
  const client = new pg.Client({ connectionString: (await findPackagedDatabase(dataDir)).url })
  await client.connect()
  await client.query(`vacuum (analyze) ${analyzed}`)
  const token = randomBytes(32).toString('base64url')
  const { rows } = await client.query<{ id: string }>(
    "insert into staff (mail, name, password_hash, totp_confirmed_at, totp_secret) values ('bench@quayline.example', 'Bench', 'none', now(), $1) returning id",
    [randomBytes(20)],
  )
  await client.query('insert into staff_role (staff_id, role_id) select $1, id from role where role_key = $2', [rows[0]?.id, role])
  await client.query("insert into staff_session (staff_id, token_hash, stage, expires_at) values ($1, $2, 'full', now() + interval '1 hour')", [
    rows[0]?.id,
    createHash('sha256').update(token).digest(),
  ])
  await client.end()
  return `quayline_staff=${token}`
}
