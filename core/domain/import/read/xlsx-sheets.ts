import readExcelFile from 'read-excel-file/node'
import { ImportFileError } from '#core/domain/import/reason/reason.ts'
import { fillMergedCells, readMergedAreas } from './merged-cells.ts'
import type { RawCell, RawRow } from './raw-row.ts'
import { readUnvaluedFormulas } from './unvalued-formulas.ts'
import { readZipDirectory, readZipEntry, type ZipEntry } from './zip-directory.ts'

export type Sheet = { name: string; rows: RawRow[] }

/** The reader holds the whole file in memory (R17.1). */
export const MAX_XLSX_ROWS = 50_000
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

/**
 * Sheets of an XLSX file in the workbook's order. Formulas give their stored result. Vertically merged cells are filled.
 * Errors: `bad_xlsx`, `file_too_large` (unpacked), `xlsx_too_many_rows`.
 */
export async function readXlsxSheets(bytes: Buffer): Promise<Sheet[]> {
  const directory = readZipDirectory(bytes)
  if (!directory) throw new ImportFileError('bad_xlsx')
  refuseBomb(bytes, directory)
  const sheets = await readWorkbook(bytes)
  for (const sheet of sheets) {
    if (sheet.data.length > MAX_XLSX_ROWS) throw new ImportFileError('xlsx_too_many_rows', { rows: sheet.data.length, most: MAX_XLSX_ROWS })
  }
  return sheets.map((sheet, index) => {
    fillMergedCells(sheet.data, safeMergedAreas(bytes, directory, index))
    const unvalued = safeUnvalued(bytes, directory, index)
    return { name: sheet.sheet, rows: sheet.data.map((cells, at) => ({ row: at + 1, cells, isBroken: false, unvalued: unvalued.get(at + 1) })) }
  })
}

/** The declared sizes are summed first, then proved one by one: an entry that holds more than it declares is refused. */
function refuseBomb(bytes: Buffer, directory: readonly ZipEntry[]): void {
  const unpacked = directory.reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > MAX_UNPACKED_BYTES) {
    throw new ImportFileError('file_too_large', { most: `${MAX_UNPACKED_BYTES / 1024 / 1024} MB` })
  }
  try {
    for (const entry of directory) readZipEntry(bytes, entry)
  } catch {
    throw new ImportFileError('bad_xlsx')
  }
}

/** The reader's types name the `Date` constructor where they mean a date; its rows hold dates. */
async function readWorkbook(bytes: Buffer): Promise<{ sheet: string; data: RawCell[][] }[]> {
  try {
    return (await readExcelFile(bytes)) as unknown as { sheet: string; data: RawCell[][] }[]
  } catch {
    throw new ImportFileError('bad_xlsx')
  }
}

/** A sheet without readable merge marks is still a sheet. */
function safeMergedAreas(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number) {
  try {
    return readMergedAreas(bytes, directory, sheetIndex)
  } catch {
    return []
  }
}

function safeUnvalued(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number): Map<number, Set<number>> {
  try {
    return readUnvaluedFormulas(bytes, directory, sheetIndex)
  } catch {
    return new Map()
  }
}
