import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { openTable } from './check/open-table.ts'
import { readDrafts } from './check/read-drafts.ts'
import { readLookups } from './check/read-lookups.ts'
import type { Values } from './map/cells/reading.ts'
import { CAR_HEADINGS, createImportBench, type ImportBench } from './testing.ts'

/*
 * Sheets as suppliers write them, with what a careful person would make of each line in the first column, which is no part of the sheet:
 * `outcome column:code … => column=value …`; `-` is no value, `~` a blank within one. `title` and `head` stand above the data, `skip` is no data.
 */
const FOLDER = path.join(import.meta.dirname, 'dirty-sheets')

type Expected = { row: number; outcome: string; codes: string[]; values: [string, string][] }

const SHEETS: readonly { file: string; kind: ImportKind; write: (lines: string[][]) => Uint8Array | Promise<Uint8Array> }[] = [
  { file: 'used-bilingual.csv', kind: 'used', write: (lines) => iconv.encode(stringify(lines), 'gb18030') },
  { file: 'used-english.csv', kind: 'used', write: (lines) => Buffer.from(stringify(lines, { bom: true, delimiter: ';' })) },
  { file: 'used-bare.csv', kind: 'used', write: (lines) => iconv.encode(stringify(lines, { delimiter: '\t' }), 'utf-16le', { addBOM: true }) },
  { file: 'cars-two-languages.csv', kind: 'cars', write: async (lines) => writeExcelFile(lines.map((line) => line.map(asCell))).toBuffer() },
  { file: 'fittings-bilingual.csv', kind: 'fittings', write: async (lines) => writeExcelFile(lines.map((line) => line.map(asCell))).toBuffer() },
]

const BRANDS = [
  'brand_sign,brand_name,brand_name_zh,type,aliases',
  'toyota,Toyota,丰田,1,一汽丰田|Toyota Motor',
  'volkswagen,Volkswagen,大众,1,VW|一汽大众',
].join('\n')

const KNOWN_CARS = `${CAR_HEADINGS}\nbyd-seal-550,byd,海豹,550km 精英型,2024,sedan,BEV,24000\n`

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
  await bench.reset()
  await bench.run('brands', BRANDS)
  await bench.run('cars', KNOWN_CARS)
})
afterAll(() => bench.database.drop())

it('has 150 lines and more', async () => {
  const sheets = await Promise.all(SHEETS.map(({ file }) => readSheet(file)))
  expect(sheets.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(150)
})

describe.each(SHEETS)('$file', ({ file, kind, write }) => {
  it('comes to what a careful person expects of each line', async () => {
    const { lines, rows, skipped } = await readSheet(file)
    const bytes = await write(lines)
    const report = await bench.run(kind, bytes, { isDryRun: true })
    const values = await readValues(kind, bytes)
    expect(rows.map((row) => told(row, report, values))).toEqual(rows.map(inWords))
    expect(report.layout.skipped_rows).toEqual(skipped)
    expect(report.totals.rows).toBe(rows.length)
  })

  it('goes in as drafts and changes nothing the second time', async () => {
    const { lines, rows } = await readSheet(file)
    const bytes = await write(lines)
    const first = await bench.run(kind, bytes)
    expect(first.applied).toEqual({ inserted: rows.filter((row) => row.outcome !== 'rejected' && !row.codes.includes(':duplicate_row')).length, updated: 0 })
    expect((await bench.run(kind, bytes)).applied).toEqual({ inserted: 0, updated: 0 })
  })
})

/** What became of a line: of its values, those that the expectation names. */
function told(expected: Expected, report: ImportReport, values: ReadonlyMap<number, Values>): string {
  const { row } = expected
  const found = report.rows.find((candidate) => candidate.row === row)
  const own = values.get(row) ?? {}
  const codes = (found?.reasons ?? []).map((reason) => `${reason.column ?? ''}:${reason.code}`)
  return inWords({ row, outcome: found?.outcome ?? 'none', codes, values: expected.values.map(([column]) => [column, String(own[column] ?? '-')]) })
}

function inWords({ row, outcome, codes, values }: Expected): string {
  return [row, outcome, ...codes.toSorted(), '=>', ...values.map(([column, value]) => `${column}=${value}`)].join(' ')
}

async function readValues(kind: ImportKind, bytes: Uint8Array): Promise<ReadonlyMap<number, Values>> {
  const { ctx } = createTestCtx(bench.database.db, { actor: { kind: 'system' } })
  const table = await openTable(kind, bytes)
  const lookups = await readLookups(ctx.db, kind)
  const { accepted } = await readDrafts({ kind, table, lookups, now: ctx.ports.clock.now(), supplier: null, onProgress: () => {}, signal: null })
  return new Map(accepted.map((row) => [row.row, { ...row.guesses, ...row.values }]))
}

async function readSheet(file: string) {
  const all = parse(await readFile(path.join(FOLDER, file)), { relax_column_count: true })
  const rows: Expected[] = []
  const skipped: { row: number; why: string }[] = []
  for (const [at, [expectation = '']] of all.entries()) {
    const [outcome = '', ...rest] = expectation.split(' ')
    const [codes = '', values = ''] = rest.join(' ').split('=>')
    const row = at + 1
    if (outcome === 'skip') skipped.push({ row, why: codes.trim() })
    else if (outcome !== 'title' && outcome !== 'head') rows.push({ row, outcome, codes: words(codes), values: words(values).map(toValue) })
  }
  return { lines: all.map(([, ...cells]) => cells), rows, skipped }
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function toValue(word: string): [string, string] {
  const [column = '', value = ''] = word.split('=')
  return [column, value.replaceAll('~', ' ')]
}

/** A spreadsheet keeps plain numbers as numbers. */
function asCell(text: string): string | number | null {
  if (text === '') return null
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text
}
