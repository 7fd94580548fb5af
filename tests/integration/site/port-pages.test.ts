import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { seedCountries } from '#core/domain/country/index.ts'
import { replacePriceSheet } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { portPriceLines } from '#apps/site/landed-price/port-price-lines.server.ts'
import { readPortPrices } from '#core/domain/enquiry/read-port-prices.ts'
import { landedView } from '#apps/site/detail/landed-view.server.ts'
import { admissionView, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { CAR_LIST_ADDRESS } from '#apps/site/list/car-list-address.ts'
import { loadComparison } from '#apps/site/screens/compare/load-comparison.server.ts'
import { loadGuide } from '#apps/site/screens/import-guide/load-guide.server.ts'
import { shortlistRows } from '#apps/site/shortlist/shortlist-view.server.ts'
import { loadSiteData } from '#apps/site/site-data/load-site-data.server.ts'
import { listShortlist } from '#core/domain/shortlist/index.ts'
import { eq } from 'drizzle-orm'
import { car, freightRate } from '#core/db/schema/index.ts'
import { openSite, type TestSite } from './open-site.ts'

const CAR = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'
/** First registered in 2013. */
const OLD_BUS = 'NH335M39'

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
  expect(singapore.view.noTaxes).toMatch(/^We can’t give an honest estimate .* Certificate of entitlement/)
  expect(states.view.noTaxes).toBe('We have no duty rules for this country. Ask your customs agent.')
  expect([states.view.prices, states.view.ways, states.cars, states.units]).toEqual([null, [], [], []])
  expect([states.view.description, singapore.view.description].map((text) => text.includes('with an example'))).toEqual([false, true])
  expect(states.view.noWays).toContain('no freight rate')
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
    'Port charges',
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

it('says nothing of used vehicles under the price of a new one (R22.9)', async () => {
  const remarks = async (code: string, vehicle: { kind: 'new' | 'used'; sign: string; fuel?: 'petrol' | null }) =>
    (await landedView(site.siteAt('/car/x', code), vehicle))?.remarks.join(' ')
  for (const code of ['DZ-algiers', 'DZ-oran', 'EC-guayaquil', 'BR-santos', 'CL-san-antonio']) {
    const said = await remarks(code, { kind: 'new', sign: CAR })
    expect(said, code).toBeDefined()
    expect(said, code).not.toMatch(/used/i)
  }
  // What holds for every vehicle stays.
  expect(await remarks('KZ-almaty-rail', { kind: 'new', sign: CAR })).toContain('recycling fee')
})

it('says since when a vehicle must be registered where one is too old (R22.10)', async () => {
  const inKenya = await landedView(site.siteAt('/car/x', 'KE-mombasa'), { kind: 'used', sign: OLD_BUS })
  expect(inKenya?.admission).toEqual({
    isRefused: true,
    text: 'Kenya does not allow it: Too old: only vehicles first registered in 2019 or later are allowed.',
  })
})

it('offers no container to what does not fit one, and no refusal as another way', async () => {
  const [truck] = await site.database.db.select({ sign: car.modelSign }).from(car).where(eq(car.bodyType, 'tractor')).limit(1)
  const ways = async (kind: 'new' | 'used', sign: string | undefined) =>
    (await landedView(site.siteAt('/car/x', 'NG-lagos-tin-can-island'), { kind, sign: sign ?? '' }))?.others.ways.filter(({ amount }) => amount === '')
  expect(await ways('new', truck?.sign)).toEqual([])
  expect(await ways('used', OLD_BUS)).toEqual([])
})

it('sets what stands beside a price from the right where the language is read from there (R22.9)', async () => {
  for (const [locale, code] of [
    ['ur', 'PK-karachi'],
    ['ar', 'AE-jebel-ali'],
    ['ar', 'AO-luanda'],
  ] as const) {
    const at = site.siteAt(`/compare?cars=${CAR}`, code, locale)
    const cells = (await loadComparison(at)).view.groups.flatMap(({ rows }) => rows.flatMap(({ values }) => values.filter((value) => value !== null)))
    const priced = cells.filter((cell) => /US\$|CIF/.test(cell) && /\p{Script=Arabic}/u.test(cell))
    expect(priced.length, `${locale} ${code}`).toBeGreaterThan(3)
    for (const cell of priced) expect(cell, `${locale} ${code}`).toMatch(/^\u200f/)
  }
})

it('tells on the page of an enquiry what each vehicle costs at its port, as its card does (R22.18)', async () => {
  const at = site.siteAt('/enquiry/status/x', 'KE-mombasa')
  const asked = { country_iso2: 'KE', destination_port: 'Mombasa', car_model_sign: CAR, vehicle: 'Chery Tiggo 4 Pro', items: [] }
  const price = await landedView(at, { kind: 'new', sign: CAR })
  const prices = await readPortPrices(at.ctx, asked)
  expect(portPriceLines(at, prices)).toEqual({ label: price?.title, lines: [`${price?.bar?.price} ${price?.bar?.term}`] })
  const several = await readPortPrices(at.ctx, { ...asked, items: [{ kind: 'used', sign: OLD_BUS, name: 'Yutong' }] })
  expect(portPriceLines(at, several)?.lines[0]).toBe(`Chery Tiggo 4 Pro\u00a0· ${price?.bar?.price} ${price?.bar?.term}`)
  expect(portPriceLines(at, several)?.lines[1]).toMatch(/^Yutong.*US\$[\d,]+ CIF Mombasa, without duties$/)
  expect(portPriceLines(at, await readPortPrices(at.ctx, { ...asked, destination_port: 'Atlantis' }))).toBeNull()
  const uganda = await readPortPrices(at.ctx, { ...asked, country_iso2: 'UG' })
  expect(portPriceLines(at, uganda)?.label).toBe('What it costs in Uganda via Mombasa')
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
      text: 'To sort or filter by the price at your port, choose your port first.',
      href: `/destination?${new URLSearchParams({ back: `/carList${query}` })}`,
      guide: null,
    })
  }
  expect(await view('?price_to=20000')).toBeNull()
  expect((await view('?landed_to=20000', 'KE-mombasa'))?.text).toContain('Kenya')
})

it('says that a port is not known, and where prices go to instead', async () => {
  const banner = async (path: string, code: string | null) => (await loadSiteData(site.siteAt(path, code))).banner
  expect(await banner('/carList?dest=unknown', null)).toBe('The link you opened names a port we don’t know')
  expect(await banner('/carList?dest=unknown', 'PE-callao')).toMatch(/don’t know.*Prices to Callao$/)
  expect(await banner('/carList', 'PE-callao')).toBeNull()
})

it('names a rail terminal as one, and says of inspections and charges that name no source that they are sample data (R22.9)', async () => {
  const almaty = await landedView(site.siteAt('/car/x', 'KZ-almaty-rail'), { kind: 'new', sign: CAR })
  expect(almaty?.cif?.label).toBe('Price to the terminal (CIF)')
  expect(almaty?.change).toBe('Change the terminal')
  const labels = almaty?.rows.map(({ label }) => label)
  expect(labels).toContain('Charges at the terminal')
  expect(labels).not.toContain('Charges at the port')
  const { view } = await loadComparison(site.siteAt(`/compare?cars=${CAR}`, 'KZ-almaty-rail'))
  expect(view.groups.flatMap(({ rows }) => rows.map(({ label }) => label))).toContain('Price to the terminal (CIF)')
  for (const [code, locale] of [
    ['PE-callao', 'es'],
    ['EG-alexandria', 'ar'],
    ['KZ-almaty-rail', 'ru'],
  ] as const) {
    const { t } = site.siteAt('/', null, locale)
    const price = await landedView(site.siteAt('/car/x', code, locale), { kind: 'new', sign: CAR })
    const sampled = price?.rows.filter(({ notes }) => notes.some((note) => note.includes(t('common.sampleData')))).map(({ label }) => label)
    expect(sampled, code).toContain(t('landed.line.inspection'))
    expect(sampled, code).toContain(t(code === 'KZ-almaty-rail' ? 'landed.terminal.charges' : 'landed.line.destination_charges'))
  }
})

// R22.13, R22.16
it('says at a port whose freight rates have all lapsed that none is valid, on its lists and in the guide of its country', async () => {
  const noteAt = async (path: string, locale: 'en' | 'es' = 'en') => {
    const at = site.siteAt(path, 'NG-lagos-apapa', locale)
    return admissionView(at, await readNarrowing(at), { address: CAR_LIST_ADDRESS, path: '/carList', leftOut: 0 })?.text
  }
  expect(await noteAt('/carList?landed_to=20000')).not.toContain('No freight rate')
  expect((await guide('ng')).view.lapsed).toEqual([])
  await site.database.db.update(freightRate).set({ validFrom: '2026-01-01', validTo: '2026-01-31' }).where(eq(freightRate.destinationPort, 'Lagos (Apapa)'))
  expect(await noteAt('/carList?landed_to=20000')).toBe('No freight rate to Lagos (Apapa) is valid today; ask for a quote.')
  expect(await noteAt('/carList')).toMatch(/^No freight rate to Lagos \(Apapa\) is valid today.* Only vehicles that Nigeria allows/)
  expect(await noteAt('/carList?landed_to=20000', 'es')).toMatch(/^Hoy no hay tarifa de flete vigente/)
  const { view } = await guide('ng')
  expect(view.ways.length).toBeGreaterThan(0)
  expect(view.lapsed).toEqual(['No freight rate to Lagos (Apapa) is valid today; ask for a quote.'])
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
