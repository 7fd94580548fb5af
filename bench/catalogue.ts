import { timeEach, type Spread } from './load.ts'

/** Filters of a normal day: nothing, one filter, several, words, both orders, deep pages. */
const QUERIES = [
  '',
  'brand=byd',
  'energy=BEV',
  'type=suv',
  'price=10000-20000',
  'brand=byd&energy=BEV',
  'energy=BEV,PHEV&price=20000-30000',
  'auto_type=suv&drive=AWD',
  'brand=geely,chery&sort=2',
  'sort=1',
  'sort=2&page=7',
  'steering=right',
  'year=2025&energy=PHEV',
  'word=dolphin',
  'word=suv&sort=2',
  'type=electric&price=30000-40000',
  'category=2',
  'seats=7&sort=2',
  'brand=changan&body=sedan',
  'transmission=DCT&engine=1.5-2.0',
]
const ROUNDS = 10

/** Time of one list and its facets together, warm, one caller. */
export async function benchCatalogue(site: string): Promise<Spread> {
  const call = (query: string) => async () => {
    const answers = await Promise.all([fetch(`${site}/api/car/list?${query}`), fetch(`${site}/api/car/facets?${query}`)])
    for (const answer of answers) {
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await timeEach(QUERIES.map(call))
  return timeEach(Array.from({ length: ROUNDS }, () => QUERIES.map(call)).flat())
}
