import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { RoleKey } from '#contract/staff-values.ts'
import { findPackagedDatabase } from '#tests/e2e/setup/built-server.ts'
import { timeEach, type Spread } from './load.ts'

/** What staff ask of the list of cars on a normal day. */
const QUERIES: readonly object[] = [
  {},
  { page: 40 },
  { word: 'seal' },
  { word: 'geely coolray', sort: 'name', order: 'asc' },
  { price: 'without' },
  { pictures: 'without', sort: 'fob_price_usd_cents', order: 'asc' },
  { energy: ['BEV', 'PHEV'], sort: 'fob_price_usd_cents' },
  { publish_state: ['draft', 'hidden'] },
  { sort: 'name', order: 'asc' },
  { sort: 'model_year', page: 3 },
]
const ROUNDS = 10

/** Time of one page of the staff's list of cars, warm, one caller, once the database has looked after its tables, as it does by itself within minutes of an import. */
export async function benchStaffList(site: string, dataDir: string): Promise<Spread> {
  const cookie = await enterBackOffice(dataDir, { role: 'content', analyzed: 'car' })
  const call = (query: object) => async () => {
    const answer = await fetch(`${site}/admin/api/cars/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: site },
      body: JSON.stringify({ page_size: 25, ...query }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${answer.status} ${text}`)
  }
  await timeEach(QUERIES.map(call))
  return timeEach(Array.from({ length: ROUNDS }, () => QUERIES.map(call)).flat())
}

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
