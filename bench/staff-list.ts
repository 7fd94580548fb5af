import { enterBackOffice } from './back-office.ts'
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
