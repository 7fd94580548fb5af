import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { usedCarDetail } from '#apps/site/vehicle/used-testing.ts'
import { usedCarJsonLd } from './json-ld.server.ts'
import { usedView } from './used-view.server.ts'

type Finding = { zone: string; kind: string; note: string }
type StockRow = { defects: string; colour_exterior: string; colour_interior: string; previous_use: string }

const NO_QUESTIONS = { title: 'Questions', entries: [] }

beforeAll(() => preloadMessages(['site', 'head']))

function view(changes: Parameters<typeof usedCarDetail>[0] = {}, locale: Locale = 'en') {
  return usedView({ t: createServerTranslator(locale, 'site'), locale }, usedCarDetail(changes), { faq: NO_QUESTIONS, terms: [] })
}

const PAGE_EN = () => ({
  siteOrigin: 'https://www.example.com',
  locale: 'en' as const,
  t: createServerTranslator('en', 'site'),
  company: 'Example',
  description: 'A car.',
  image: '/a.svg',
})

const SCRATCH = { zone: 'bonnet', kind: 'scratch', size_cm: 2.5, note: 'polishing advised' }
const REPAIR = { zone: 'front_cross_member', kind: 'structural_repair', size_cm: null, note: null }

describe('the condition report', () => {
  it('tells the inspection, the battery and each finding in the words of the reader', () => {
    expect(view({ defects: [SCRATCH] }, 'de').condition).toMatchObject({
      inspection: 'Geprüft von CCIC am 7.\u00a0November 2025.',
      figures: [{ value: 'Unfallfrei' }, { value: '1' }, { value: '7.\u00a0November 2025' }, { value: '94\u00a0%' }],
      repair: null,
      findings: [{ zone: 'Motorhaube', kind: 'Kratzer', size: '2,5 cm', note: 'Polieren empfohlen' }],
    })
  })

  it('says a structural repair plainly, whatever the flag says', () => {
    for (const is_accident_free of [true, false]) {
      const { figures, repair } = view({ defects: [SCRATCH, REPAIR], is_accident_free }).condition
      expect([figures[0]?.value, repair]).toEqual(['Repaired after an accident', 'Structural repair: Front cross member.'])
    }
    expect(view({ is_accident_free: false }).condition.repair).toContain('repaired after an accident')
    expect(view({ is_accident_free: null }).condition.figures[0]?.value).toBe('Not examined')
  })

  it('promises nothing that was not inspected', () => {
    const { condition } = view({ inspection_body: null, inspection_date: null, battery_soh_pct: null })
    expect(condition).toMatchObject({ inspection: null, map: null, battery: null, findings: [], findingsText: 'No defects noted' })
    expect(condition.figures.map(({ value }) => value)).toEqual(['Accident-free', '0', 'On request'])
  })

  it('shows what it has no words for as it is written', () => {
    const finding = { zone: 'roof_rack', kind: 'toString', size_cm: null, note: 'Left bracket bent' }
    expect(view({ defects: [finding] }).condition.findings).toEqual([{ zone: 'roof rack', kind: 'toString', size: null, note: 'Left bracket bent' }])
  })
})

it('has words for everything that the sample stock says', () => {
  const rows = parse<StockRow>(readFileSync('demo/catalogue/used_cars.csv', 'utf8'), { columns: true })
  const findings = rows.flatMap((row) => JSON.parse(row.defects || '[]') as Finding[])
  const t = createServerTranslator('ru', 'site')
  const words = [
    ...findings.flatMap(({ zone, kind, note }) => [
      stockLabel(t, 'condition.zone', zone),
      stockLabel(t, 'condition.kind', kind),
      stockLabel(t, 'condition.note', note),
    ]),
    ...rows.flatMap((row) => [
      stockLabel(t, 'colour', row.colour_exterior),
      stockLabel(t, 'colour', row.colour_interior),
      stockLabel(t, 'previousUse', row.previous_use),
    ]),
  ]
  expect(words.length).toBeGreaterThan(800)
  expect([...new Set(words.filter((word) => !/\p{Script=Cyrillic}/u.test(word)))]).toEqual([])
})

it('still helps where a unit is reserved or sold', () => {
  const similar = [usedCarDetail({ stock_ref: 'GF544B72' })]
  const sold = view({ status: 'sold', similar })
  expect(sold).toMatchObject({ price: null, similar: [{ stockRef: 'GF544B72' }] })
  expect(sold.remark).toContain('looking for a vehicle like the BYD Seal')
  expect(view({ status: 'reserved' })).toMatchObject({ price: 'US$18,900' })
  expect(view().remark).toContain('stock reference BC578X39')
})

it('shows the unit in its own paint after the pictures of its model, and says what they are', () => {
  const picture = { src: '/media/a.webp', width: 8, height: 5, alt: '', colour: null, sources: [] }
  const media = { video: [], exterior: [picture], interior: [], spin: [] }
  const sample = view({ media })
  expect(sample.gallery.exterior.map(({ src }) => src)).toEqual(['/media/a.webp', expect.stringContaining('-2a3d5c.svg')])
  expect(sample.pictureNote).toContain('Dark blue')
  const real = view({ media, is_sample: false })
  expect([real.gallery.exterior.length, real.pictureNote]).toEqual([1, null])
  expect(view().gallery).toMatchObject({ isDrawn: true, exterior: { length: 4 } })
})

it('describes itself for search engines, the side of the wheel told once, signs as the language sets them', () => {
  const line = (locale: Locale) => view({ steering: 'left' }, locale).words.description
  expect(line('es')).toContain(', Volante: Izquierda')
  expect(line('fr')).toContain(', Côté du volant : À gauche')
  expect(line('zh')).toContain('，方向盘位置：左舵')
  expect(line('ar')).toContain('، جهة المقود: يسار')
})

it('names the documents of the unit at the end of its facts, with size and language beside the title', () => {
  const document = { title: 'Prüfbericht', file_name: 'a b.pdf', byte_size: 1_234_567, language: 'zh', path: '/document/7/a%20b.pdf' }
  expect(view({ documents: [document, { ...document, title: 'Dokument 2', language: null }] }, 'de').facts.at(-1)).toEqual({
    title: 'Dokumente',
    rows: [
      { label: expect.stringMatching(/^PDF, 1,2\sMB, 中文$/), value: 'Prüfbericht', href: '/api/document/7/a%20b.pdf' },
      { label: expect.stringMatching(/^PDF, 1,2\sMB$/), value: 'Dokument 2', href: '/api/document/7/a%20b.pdf' },
    ],
  })
  expect(view().facts.map(({ title }) => title)).not.toContain('Documents')
})

it('tells search engines what stands on the page', () => {
  expect(usedCarJsonLd(PAGE_EN(), usedCarDetail())).toMatchObject({
    '@type': 'Car',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 43_210, unitCode: 'KMT' },
    offers: { price: '18900', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
  const sold = usedCarJsonLd(PAGE_EN(), usedCarDetail({ status: 'sold' }))
  expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(JSON.stringify(sold)).not.toContain('18900')
})
