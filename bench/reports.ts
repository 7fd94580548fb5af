// `node bench/reports.ts [LEADS]`: the reports of a year at a million leads of ten, held against the year before, and of shorter periods. Needs
// a build. Figures are printed, never asserted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPackagedDatabase } from '#tests/e2e/setup/built-server.ts'
import { enterBackOffice } from './back-office.ts'
import { timeEach } from './load.ts'
import { startProduct } from './product.ts'

const LEADS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 8
const YEARS = 10

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const YEAR = `period=custom&from=${day(364)}&to=${day(0)}`
const PERIODS: Readonly<Record<string, string>> = {
  'a year': YEAR,
  'a year and the one before': `${YEAR}&compare=before`,
  'a quarter and the same last year': 'period=quarter&compare=year',
  'a week and the one before': 'period=week&compare=before',
}

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-reports-'))
const server = await startProduct(folder, 'off')
try {
  await fill()
  const cookie = await enterBackOffice(folder, { role: 'sales_manager', analyzed: 'enquiry, enquiry_attribution, enquiry_event, quotation' })
  for (const report of ['leads', 'answers', 'funnel']) {
    for (const [name, query] of Object.entries(PERIODS)) {
      const call = async () => {
        const answer = await fetch(`${server.url}/admin/api/reports/${report}?${query}`, { headers: { cookie } })
        const text = await answer.text()
        if (answer.status !== 200) throw new Error(`${report} ${query}: ${answer.status} ${text}`)
      }
      await call()
      const { p50, p95 } = await timeEach(Array.from({ length: ROUNDS }, () => call))
      console.log(`${report.padEnd(8)} ${name.padEnd(34)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
    }
  }
  console.log(`at ${LEADS.toLocaleString('en')} leads of ${YEARS} years`)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Leads of ten years with the visit before each and what happened to it; one in five hundred in quarantine, one in a hundred spam. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: (await findPackagedDatabase(folder)).url })
  await client.connect()
  await client.query(
    `
    insert into enquiry (reference, name, mail, mobile, country_id, country_name, remark, source, origin, locale, brand_name, car_model_name, status, is_quarantined, raw_payload, created_at, first_response_at)
    select 'B' || n, 'Amina ' || n, 'buyer.' || n || '@example.com', '0' || (712000000 + n), c.id, c.iso2, repeat('Two units, please. ', 8), 'Auto-Chat',
      (array['car_detail', 'contact', 'car_list', 'home'])[1 + n % 4], (array['en', 'es', 'ar', 'fr', 'ru', 'th', 'pt'])[1 + n % 7],
      case when n % 4 > 0 then 'Maker ' || n % 23 end, case when n % 4 > 1 then 'Model ' || n % 311 end,
      case when n % 100 = 0 then 'spam' else (array['contacted', 'quoted', 'won', 'lost', 'lost', 'new'])[1 + n % 6] end, n % 500 = 0, '{}',
      now() - (interval '1 year' * ${YEARS}) * (($1 - n)::float8 / $1),
      case when n % 6 < 5 then now() - (interval '1 year' * ${YEARS}) * (($1 - n)::float8 / $1) + make_interval(mins => 5 + n % 1900) end
    from generate_series(1, $1) n
    join (select id, iso2, row_number() over (order by iso2) as place, count(*) over () as many from country) c on c.place = 1 + (n * 7) % c.many
    order by n`,
    [LEADS],
  )
  await client.query(`
    insert into enquiry_attribution (enquiry_id, touch, utm_source, utm_campaign, fbclid, referrer)
    select e.id, t.touch, case when e.id % 3 = 0 then 'google' end, case when e.id % 3 = 0 then 'campaign ' || e.id % 97 end,
      case when e.id % 7 = 0 then 'click' end, case when e.id % 5 = 0 then 'https://www.site-' || e.id % 53 || '.example/' end
    from enquiry e, (values ('first'), ('last')) t(touch) where e.id % 4 > 0 order by e.id`)
  await client.query(`
    insert into enquiry_event (enquiry_id, kind, detail, created_at)
    select e.id, v.kind, case when v.kind = 'received' then '{}'::jsonb else jsonb_build_object('from', v.before, 'to', v.after) end, e.created_at
    from enquiry e, (values ('received', '', ''), ('status_changed', 'new', 'contacted'), ('status_changed', 'contacted', 'lost')) v(kind, before, after)
    where v.kind = 'received' or e.status = 'lost' order by e.id`)
  await client.query(`
    insert into quotation (number, enquiry_id, state, draft, total_cents, valid_until)
    select 'Q' || e.id, e.id, 'accepted', '{}', 1500000 + e.id % 900000, '2026-12-31' from enquiry e where e.status = 'won' and e.id % 4 = 0`)
  // As a database that has been at work for long: what was filled in at once is not looked through again while it is measured.
  for (const table of ['enquiry', 'enquiry_attribution', 'enquiry_event', 'quotation']) await client.query(`vacuum analyze ${table}`)
  await client.end()
}
