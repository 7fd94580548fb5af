import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { IMPORT_DRAFT_KINDS, IMPORT_KINDS, type ImportKind } from '#contract/import-values.ts'
import { writeSampleSheet } from '#core/domain/import/index.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { readXlsxSheets } from '#core/domain/import/read/xlsx-sheets.ts'
import { CAR_HEADINGS, createImportBench, outcomes, type ImportBench } from '#core/domain/import/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

function write(kind: ImportKind, locale: StaffLocale, permissions: readonly string[] = ['catalogue.import']) {
  const { ctx } = createTestCtx(bench.database.db, { actor: { kind: 'staff', staffId: 1, permissions } })
  return writeSampleSheet({ ctx: { ...ctx, locale }, input: { kind } })
}

const each = IMPORT_KINDS.flatMap((kind) => STAFF_LOCALES.map((locale) => [kind, locale] as const))

describe('a sample sheet (R16.108)', () => {
  it.each(each)('of %s in %s has a heading for every column, each of which the import knows', async (kind, locale) => {
    const { fileName, bytes } = await write(kind, locale)
    expect(fileName).toBe(`sample-${kind}.xlsx`)
    const { layout, totals } = await bench.run(kind, bytes, { isDryRun: true })
    const found = layout.columns.map(({ column }) => column)
    expect(found).toEqual(KINDS[kind].columns.columns.map(({ name }) => name).filter((name) => found.includes(name)))
    expect(found.length).toBeGreaterThan(KINDS[kind].columns.columns.length - 6)
    expect(totals.rows).toBe(IMPORT_DRAFT_KINDS.includes(kind) ? 2 : 0)
    const [sheet] = await readXlsxSheets(Buffer.from(bytes))
    for (const heading of sheet?.rows[0]?.cells ?? [])
      expect(heading).toMatch(locale === 'zh' ? /^(FOB价|[\p{Script=Han}/（）×() ]+) .*[a-z]/iu : /^[\u0020-\u007e³’]+$/u)
  })

  it.each(each.filter(([kind]) => IMPORT_DRAFT_KINDS.includes(kind)))(
    'of %s in %s goes in without a remark when it is sent back, and changes nothing again',
    async (kind, locale) => {
      if (kind === 'fittings') await bench.run('cars', `${CAR_HEADINGS}\nbyd-a,byd,Seal,x,2025,suv,BEV,10000\n`)
      const { bytes } = await write(kind, locale)
      const first = await bench.run(kind, bytes)
      expect(first.rows.flatMap(({ reasons }) => reasons)).toEqual([])
      expect(outcomes(first)).toEqual([
        [2, 'new'],
        [3, 'new'],
      ])
      expect((await bench.run(kind, bytes)).applied).toEqual({ inserted: 0, updated: 0 })
    },
  )

  it('names a maker that is there, whichever it is', async () => {
    await bench.database.db.execute(sql`delete from brand where brand_sign <> 'great-wall'`)
    const { bytes } = await write('cars', 'zh')
    expect(outcomes(await bench.run('cars', bytes, { isDryRun: true }))).toEqual([
      [2, 'new'],
      [3, 'new'],
    ])
  })

  it('is for those who may import', async () => {
    await expect(write('cars', 'en', ['catalogue.read'])).rejects.toMatchObject({ key: 'forbidden' })
  })
})
