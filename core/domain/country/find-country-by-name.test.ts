import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { country, countryName } from '#core/db/schema/place.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { findCountryByName, seedCountries } from './index.ts'

let database: TestDatabase
let ctx: Ctx
const codes = new Map<number, string>()
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const made = createTestCtx(database.db).ctx
  ctx = { ...made, ports: { ...made.ports, cache: createMemoryCache() } }
  await seedCountries({ ctx })
  for (const row of await database.db.select().from(country)) codes.set(row.id, row.iso2)
})
afterAll(() => database.drop())

async function codeOf(name: string): Promise<string | null> {
  const id = await findCountryByName({ ctx, input: { name } })
  return id === null ? null : (codes.get(id) ?? null)
}

it.each([
  ['UK', 'GB'],
  ['u.k.', 'GB'],
  ['Great Britain', 'GB'],
  ['USA', 'US'],
  [' united  states ', 'US'],
  ['Ivory Coast', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['cote d’ivoire', 'CI'],
  ['ke', 'KE'],
  ['ÄGYPTEN', 'EG'],
  ['РОССИЯ', 'RU'],
  ['مصر', 'EG'],
  ['俄罗斯', 'RU'],
  ['Guinea', 'GN'],
  ['Niger', 'NE'],
  ['Congo', 'CG'],
  ['Congo - Mombasa', null],
  ['Papua', null],
  ['Kenya, Mombasa', null],
  ['Coast', null],
  ['225', null],
  // Everyday names, in every language of the site.
  ['السعودية', 'SA'],
  ['السعوديه', 'SA'],
  ['الإمارات', 'AE'],
  ['الامارات', 'AE'],
  ['أمريكا', 'US'],
  ['بريطانيا', 'GB'],
  ['كوت ديفوار', 'CI'],
  ['阿联酋', 'AE'],
  ['沙特', 'SA'],
  ['香港', 'HK'],
  ['韩国', 'KR'],
  ['VAE', 'AE'],
  ['Elfenbeinküste', 'CI'],
  ['Saudi-Arabien', 'SA'],
  ['UAE', 'AE'],
  ['U.A.E.', 'AE'],
  ['KSA', 'SA'],
  ['Saudi', 'SA'],
  ["Cote d'Ivoire", 'CI'],
  ['EE. UU.', 'US'],
  ['EEUU', 'US'],
  ['Costa de Marfil', 'CI'],
  ['Émirats', 'AE'],
  ['États-Unis', 'US'],
  ['RDC', 'CD'],
  ['Emirati', 'AE'],
  ['Olanda', 'NL'],
  ['VS', 'US'],
  ['Engeland', 'GB'],
  ['EUA', 'US'],
  ['Inglaterra', 'GB'],
  ['ОАЭ', 'AE'],
  ['Эмираты', 'AE'],
  ['США', 'US'],
  ['ЮАР', 'ZA'],
  ['РФ', 'RU'],
  ['ซาอุ', 'SA'],
  ['อเมริกา', 'US'],
  ['ประเทศไทย', 'TH'],
  ['سعودیہ', 'SA'],
  ['امریکہ', 'US'],
  ['برطانیہ', 'GB'],
  ['Atlantis', null],
  ["'", null],
])('takes %j for %s', async (name, code) => {
  expect(await codeOf(name)).toBe(code)
})

it('finds every country by each of its names', async () => {
  for (const locale of ['en', 'ar', 'zh', 'th']) {
    const rows = await database.db.select().from(countryName).where(eq(countryName.locale, locale))
    const found = await Promise.all(rows.slice(0, 40).map((row) => findCountryByName({ ctx, input: { name: row.name.toUpperCase() } })))
    expect(found).toEqual(rows.slice(0, 40).map((row) => row.countryId))
  }
})
