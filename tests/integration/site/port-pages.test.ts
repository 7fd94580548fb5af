import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { seedCountries } from '#core/domain/country/index.ts'
import { replacePriceSheet } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { landedView } from '#apps/site/detail/landed-view.server.ts'
import { admissionView, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { CAR_LIST_ADDRESS } from '#apps/site/list/car-list-address.ts'
import { loadComparison } from '#apps/site/screens/compare/load-comparison.server.ts'
import { loadGuide } from '#apps/site/screens/import-guide/load-guide.server.ts'
import { shortlistRows } from '#apps/site/shortlist/shortlist-view.server.ts'
import { loadSiteData } from '#apps/site/site-data/load-site-data.server.ts'
import { listShortlist } from '#core/domain/shortlist/index.ts'
import { openSite, type TestSite } from './open-site.ts'

const CAR = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'

let site: TestSite
beforeAll(async () => {
  site = await openSite(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(site.database.db).ctx })
  await loadPricedStock(site.database.db)
}, 120_000)
afterAll(() => site.database.drop())

const guide = (country: string, code: string | null = null) => loadGuide(site.siteAt(`/import/${country}`, code), country)

it('speaks of the buyer’s own port where it is in the country, and offers the others (R22.13)', async () => {
  const { view, totals, cars, example } = await guide('ru', 'RU-vladivostok')
  expect(view.prices).toEqual({ label: 'Prices to Vladivostok', href: '/carList?dest=RU-vladivostok' })
  expect(totals.cars.href).toBe('/carList?dest=RU-vladivostok')
  expect(cars.every(({ href }) => href.endsWith('?dest=RU-vladivostok'))).toBe(true)
  expect(example?.cif).not.toBeNull()
  expect(view.ports.length).toBeGreaterThan(1)
  expect(view.ports.filter(({ isChosen }) => isChosen).map(({ href }) => href)).toEqual(['/import/ru?dest=RU-vladivostok'])
  // A port of another country changes nothing.
  expect((await guide('ke', 'RU-vladivostok')).view.prices?.href).toBe('/carList?dest=KE-mombasa')
  expect((await guide('ke')).view.ports).toEqual([])
})

it('tells why no duties are told, and speaks of no port and no vehicle where there is none (R22.13)', async () => {
  const [singapore, states, mongolia] = [await guide('sg'), await guide('us'), await guide('mn')]
  expect(singapore.view.noTaxes).toMatch(/^We cannot give an honest estimate .* Certificate of entitlement/)
  expect(states.view.noTaxes).toBe('We hold no duty rules for this country: ask your customs agent.')
  expect([states.view.prices, states.view.ways, states.cars, states.units]).toEqual([null, [], [], []])
  expect([states.view.description, singapore.view.description].map((text) => text.includes('an example from stock'))).toEqual([false, true])
  expect(states.view.noWays).toContain('No freight rate')
  expect(mongolia.view.taxes.length).toBeGreaterThan(0)
  expect(mongolia.cars).toEqual([])
})

it('tells the parts of a price with their dates in the comparison, as its page does (R22.9)', async () => {
  const at = site.siteAt(`/compare?cars=${CAR}`, 'KE-mombasa')
  const { view } = await loadComparison(at)
  const rows = view.groups.flatMap((group) => group.rows)
  const from = rows.findIndex(({ label }) => label === 'FOB price')
  const own = rows.slice(from, from + 8).map(({ label, values }) => [label, values[0]])
  const detail = await landedView(at, { kind: 'new', sign: CAR })
  expect(own.map(([label]) => label)).toEqual([
    'FOB price',
    'Freight',
    'Insurance',
    'Price to the port (CIF)',
    'Inspection',
    'Charges at the port',
    'Duties and taxes, estimate',
    'What it costs in Mombasa',
  ])
  const value = (label: string) => String(own.find(([name]) => name === label)?.[1])
  expect(value('Freight')).toMatch(/^US\$[\d,]+.*(Ro-ro ship|Container).*Valid until /)
  expect(value('Duties and taxes, estimate')).toMatch(/^US\$[\d,]+.*Rule of /)
  expect(value('Price to the port (CIF)')).toBe(detail?.cif?.amount)
  expect(value('What it costs in Mombasa')).toContain(detail?.total?.amount)
  expect(detail?.bar?.price).toBe(detail?.total?.amount)
})

it('tells of freight and insurance from when they hold and what they come from, and of other ways how many share a container', async () => {
  const price = await landedView(site.siteAt('/car/x', 'KE-mombasa'), { kind: 'new', sign: CAR })
  const notes = (label: string) => price?.rows.find((row) => row.label === label)?.notes.join('; ')
  expect(notes('Freight')).toMatch(/Valid from 1\sOctober 2026 to .*; Source: Sample data/)
  expect(notes('Insurance')).toContain('Source: Sample data')
  expect(price?.others.ways.map(({ text }) => text).join()).toMatch(/vehicles? in one|m³/)
  const ofAngola = await landedView(site.siteAt('/car/x', 'AO-luanda'), { kind: 'new', sign: CAR })
  expect(ofAngola?.others.ways.filter(({ amount }) => amount !== '').every(({ amount }) => amount.startsWith('CIF US$'))).toBe(true)
})

it('tells CIF and total with the last day of the freight on a shortlist', async () => {
  const at = site.siteAt('/myFavorite', 'KE-mombasa')
  const things = await listShortlist({ ctx: at.ctx, input: { items: [{ kind: 'car', sign: CAR }] } })
  const [row] = await shortlistRows(at, things)
  expect(row?.landed?.text).toMatch(/^in Mombasa, with duties \(estimate\).*CIF US\$[\d,]+.*Valid until /)
})

it('asks for a port where a list goes by the price at one and none is named', async () => {
  const view = async (query: string, code: string | null = null) => {
    const at = site.siteAt(`/carList${query}`, code)
    return admissionView(at, await readNarrowing(at), { address: CAR_LIST_ADDRESS, path: '/carList', leftOut: 0 })
  }
  for (const query of ['?landed_to=20000', '?cif_from=5', '?sort=7']) {
    expect(await view(query)).toMatchObject({
      text: 'To sort or filter by the price at your port, name the port first.',
      href: `/destination?${new URLSearchParams({ back: `/carList${query}` })}`,
      guide: null,
    })
  }
  expect(await view('?price_to=20000')).toBeNull()
  expect((await view('?landed_to=20000', 'KE-mombasa'))?.text).toContain('Kenya')
})

it('says that a port is not known, and where prices go to instead', async () => {
  const banner = async (path: string, code: string | null) => (await loadSiteData(site.siteAt(path, code))).banner
  expect(await banner('/carList?dest=unknown', null)).toBe('The address you opened names a port that we do not know')
  expect(await banner('/carList?dest=unknown', 'PE-callao')).toMatch(/do not know.*Prices to Callao$/)
  expect(await banner('/carList', 'PE-callao')).toBeNull()
})

it('links to the list of a country whose rates have lapsed, as it is counted', async () => {
  const { ctx } = createTestCtx(site.database.db, { actor: { kind: 'system' } })
  const heading =
    'rate_id,mode,loading_port,destination_port,destination_country_iso2,currency,rate_per_m3,min_charge,cost_40hc,cars_s,cars_m,cars_l,ev_surcharge,baf_percent,war_risk,docs_fee,destination_thc,transit_days_min,transit_days_max,valid_from,valid_to,source_note'
  const bytes = Buffer.from([heading, 'FR1,roro,Shanghai,Mombasa,KE,USD,70,220,,,,,0,10,0,45,110,20,30,2025-01-01,2025-12-31,'].join('\n'))
  await replacePriceSheet({ ctx, input: { sheet: 'freight', fileName: 'rates.csv', bytes } })
  const { view, totals } = await guide('ke')
  expect([view.ways, totals.cars.href]).toEqual([[], '/carList?dest=KE-mombasa'])
})
