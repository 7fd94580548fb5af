// `node bench/inbox.ts [LEADS]`: a page of the staff's enquiries at a million of them, by what staff ask all day. Needs a build. Figures are
// printed, never asserted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPackagedDatabase } from '#tests/e2e/setup/built-server.ts'
import { timeEach } from './load.ts'
import { startProduct } from './product.ts'
import { enterBackOffice } from './back-office.ts'

const LEADS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 10

const QUERIES: Readonly<Record<string, object>> = {
  'the newest': {},
  'page 40': { page: 40 },
  'oldest first': { order: 'asc' },
  'new ones': { status: ['new'] },
  'new and contacted': { status: ['new', 'contacted'] },
  mine: { owner: ['me'] },
  'nobody’s': { owner: ['none'] },
  'of one country': { country: ['KE'] },
  'of a rare country': { country: ['IS'] },
  'in a rare language': { locale: ['ur'] },
  'of one origin, new': { origin: ['car_detail'], status: ['new'] },
  'of one week': { from: '2026-03-02', to: '2026-03-08' },
  'a name': { word: 'amina 77777' },
  'a part of many names': { word: 'amina' },
  'an address': { word: 'buyer.424242@' },
  'a number': { word: '0712 042 424' },
  'what nobody is called': { word: 'zzzqqq' },
  'by name': { sort: 'name', order: 'asc' },
  'by answer': { sort: 'first_response_at' },
  'by answer, oldest': { sort: 'first_response_at', order: 'asc' },
  'by country': { sort: 'country_name', order: 'asc' },
  'by state': { sort: 'status', order: 'asc' },
  'by reference': { sort: 'reference', order: 'asc' },
  'who waits': { reply: 'waiting' },
  'what is late, first due first': { reply: 'overdue', sort: 'reply_due_at', order: 'asc' },
  'by due time': { sort: 'reply_due_at', order: 'asc' },
  'by due time, last first': { sort: 'reply_due_at' },
  'in quarantine': { quarantined: 'yes' },
  'by value': { sort: 'expected_value' },
  'a column by value': { sort: 'expected_value', status: ['quoted'], page_size: 20 },
  'lost for the price': { loss: ['price'] },
  'of a source': { source: ['google'] },
  'of a rare source': { source: ['www-7.example'] },
  'that came directly': { source: ['~direct'] },
  'of a campaign': { campaign: ['campaign 7'] },
  'of a brand': { brand: ['Maker 7'] },
  'of a model': { model: ['Maker 7\u001fModel 12'] },
  'without a next step': { next: 'none' },
  'whose next step is late': { next: 'overdue' },
}

/** Counts and sums of the board, whose cards are pages of the list by state. */
const BOARDS: Readonly<Record<string, object>> = { 'the board': {}, 'my board': { owner: ['me'] }, 'the board of one country': { country: ['KE'] } }

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-inbox-'))
const server = await startProduct(folder, 'off')
try {
  await fill()
  const cookie = await enterBackOffice(folder, { role: 'sales_manager', analyzed: 'enquiry' })
  const call =
    (query: object, of: 'search' | 'board' = 'search') =>
    async () => {
      const answer = await fetch(`${server.url}/admin/api/enquiries/${of}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: server.url },
        body: JSON.stringify({ ...(of === 'search' ? { page_size: 25 } : {}), ...query }),
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${answer.status} ${text}`)
    }
  const all: (() => Promise<void>)[] = []
  for (const [name, query] of Object.entries(QUERIES)) {
    await call(query)()
    const { p50, p95 } = await timeEach(Array.from({ length: ROUNDS }, () => call(query)))
    all.push(...Array.from({ length: ROUNDS }, () => call(query)))
    console.log(`${name.padEnd(24)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  }
  for (const [name, query] of Object.entries(BOARDS)) {
    await call(query, 'board')()
    const { p50, p95 } = await timeEach(Array.from({ length: ROUNDS }, () => call(query, 'board')))
    console.log(`${name.padEnd(24)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  }
  const { p50, p95, count } = await timeEach(all)
  console.log(`inbox at ${LEADS.toLocaleString('en')} leads, all of them: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count} calls)`)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Leads of ten years, most of them closed, a few thousand open; one in five hundred in quarantine. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: (await findPackagedDatabase(folder)).url })
  await client.connect()
  await client.query(
    `
    insert into enquiry (reference, name, mail, mobile, mobile_e164, country_id, country_name, remark, source, origin, locale, status, is_quarantined, raw_payload, created_at, first_response_at, awaiting_since, reply_due_at, reply_warn_at)
    select 'B' || n, (array['Amina', 'José', 'Somchai', 'Olga', 'Ahmed'])[1 + n % 5] || ' ' || n, 'buyer.' || n || '@example.com',
      '0' || (712000000 + n), '+254' || (712000000 + n), c.id, c.iso2, 'Two units, please', 'Auto-Chat',
      (array['car_detail', 'contact', 'car_list', 'home'])[1 + n % 4], (array['en', 'es', 'ar', 'fr', 'ru', 'th', 'pt'])[1 + n % 7],
      case when n > $1 - 3000 then 'new' else (array['contacted', 'quoted', 'won', 'lost', 'lost', 'lost'])[1 + n % 6] end, n % 500 = 0, '{}',
      timestamptz '2026-11-01' - make_interval(mins => ($1 - n) * 5), case when n > $1 - 3000 then null else timestamptz '2026-11-01' - make_interval(mins => ($1 - n) * 5 - 90) end,
      case when n > $1 - 3000 then timestamptz '2026-11-01' - make_interval(mins => ($1 - n) * 5) end,
      case when n > $1 - 3000 then timestamptz '2026-11-30' - make_interval(mins => ($1 - n) * 5) end,
      case when n > $1 - 3000 then timestamptz '2026-11-30' - make_interval(mins => ($1 - n) * 5 + 120) end
    from generate_series(1, $1) n
    join (select id, iso2, row_number() over (order by iso2) as place, count(*) over () as many from country) c on c.place = 1 + (n * 7) % c.many`,
    [LEADS],
  )
  await client.query(`update enquiry set locale = 'ur' where id % 50000 = 0`)
  await client.query(`update enquiry set expected_value_cents = 1000000 + id where id % 49 = 0`)
  await client.query(`update enquiry set loss_reason = 'price' where status = 'lost' and id % 100 = 0`)
  await client.query(
    `insert into task (enquiry_id, key, title, due_at, time_zone)
    select id, id::text, 'Call', timestamptz '2026-11-01' + make_interval(hours => (id % 2000)::int), 'UTC' from enquiry where status = 'quoted' and id % 30 = 0`,
  )
  await client.query(`update enquiry set brand_name = 'Maker ' || id % 23, car_model_name = 'Model ' || id % 311 where id % 4 > 0`)
  await client.query(
    `insert into enquiry_attribution (enquiry_id, touch, utm_source, utm_campaign)
    select id, 'last', case when id % 3 = 0 then 'google' when id % 50000 = 1 then 'www-7.example' end, case when id % 3 = 0 then 'campaign ' || id % 97 end from enquiry where id % 4 > 0`,
  )
  await client.query('analyze task')
  await client.query('vacuum analyze enquiry')
  await client.query('vacuum analyze enquiry_attribution')
  await client.end()
}
