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

/** Countries whose rules differ, with a port: right-hand drive and eight years, left-hand drive and twelve, Euro 5. */
const DESTINATIONS = ['country=KE&port=Mombasa', 'country=NG&port=Lagos+(Apapa)', 'country=RU&port=Vladivostok'].map((way) => new URLSearchParams(way))

/** The same lists narrowed to what a country admits, with the landed prices of the page that is shown. */
export async function benchLanded(site: string): Promise<Spread> {
  const calls = DESTINATIONS.flatMap((way) => QUERIES.map((query) => () => askLanded(site, query, way)))
  await timeEach(calls)
  return timeEach(Array.from({ length: ROUNDS }, () => calls).flat())
}

/** Codes of the same destinations. */
const CODES = ['KE-mombasa', 'NG-lagos-apapa', 'RU-vladivostok']
const BY_FIGURE = [
  'sort=7',
  'sort=8&page=7',
  'sort=7&brand=byd',
  'sort=7&landed_to=20000',
  'cif_from=15000&cif_to=25000&sort=2',
  'sort=7&word=suv',
  'sort=8&energy=BEV,PHEV',
]

/** `made`: the first list that asks for a destination, which waits for its figures. `lists`: lists and facets by price there, from then on. */
export async function benchFigures(site: string): Promise<{ made: Spread; lists: Spread }> {
  const made = await timeEach(CODES.map((code) => async () => void (await askJson(`${site}/api/car/list?destination=${code}&sort=7`))))
  const calls = CODES.flatMap((code) => BY_FIGURE.map((query) => () => askByFigure(site, `${query}&destination=${code}`)))
  await timeEach(calls)
  return { made, lists: await timeEach(Array.from({ length: ROUNDS }, () => calls).flat()) }
}

async function askByFigure(site: string, filter: string): Promise<void> {
  await Promise.all([askJson(`${site}/api/car/list?${filter}`), askJson(`${site}/api/car/facets?${filter.replace(/sort=\d&?/, '')}`)])
}

async function askLanded(site: string, query: string, way: URLSearchParams): Promise<void> {
  const filter = `${query}&admitted=${way.get('country')}`
  const [list] = await Promise.all([askJson(`${site}/api/car/list?${filter}`), askJson(`${site}/api/car/facets?${filter}`)])
  const signs = (list as { list: { model_sign: string }[] }).list.map((car) => car.model_sign)
  if (signs.length > 0) await askJson(`${site}/api/price/landed/list?${way.toString()}&mode=roro&new=${signs.join(',')}`)
}

async function askJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: unknown }).data
}
