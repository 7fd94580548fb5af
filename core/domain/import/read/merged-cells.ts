import type { RawCell } from './raw-row.ts'
import { readZipEntry, type ZipEntry } from './zip-directory.ts'

/** A merged area: zero-based, both ends inside. */
export type MergedArea = { top: number; left: number; bottom: number; right: number }

/** A merged area this large is decoration, not one value for many rows. */
const MAX_AREA_ROWS = 2_000

/**
 * Merged areas of the sheet at `sheetIndex` (order of the workbook). Price lists merge the brand over its rows;
 * only the upper left cell of an area holds the value.
 */
export function readMergedAreas(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number): MergedArea[] {
  const xml = readSheetXml(bytes, directory, sheetIndex)
  const start = xml.lastIndexOf('<mergeCells')
  if (start < 0) return []
  const areas: MergedArea[] = []
  for (const found of xml.slice(start).matchAll(/<mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"/g)) {
    const [, left = '', top = '', right = '', bottom = ''] = found
    areas.push({ top: Number(top) - 1, left: columnIndex(left), bottom: Number(bottom) - 1, right: columnIndex(right) })
  }
  return areas
}

/** Writes the value of each area that spans rows into all its rows, in its left column. Changes `rows` in place. */
export function fillMergedCells(rows: RawCell[][], areas: readonly MergedArea[]): void {
  for (const area of areas) {
    const isOneColumn = area.left === area.right
    if (!isOneColumn || area.bottom - area.top >= MAX_AREA_ROWS) continue
    const value = rows[area.top]?.[area.left] ?? null
    for (let row = area.top + 1; row <= area.bottom; row += 1) {
      const cells = rows[row]
      if (cells && value !== null && (cells[area.left] ?? null) === null) cells[area.left] = value
    }
  }
}

/** The XML of the sheet at `sheetIndex`; empty where it is not found. */
export function readSheetXml(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number): string {
  const path = findSheetPath(bytes, directory, sheetIndex)
  return path === null ? '' : readText(bytes, directory, path)
}

function findSheetPath(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number): string | null {
  const workbook = readText(bytes, directory, 'xl/workbook.xml')
  const relations = readText(bytes, directory, 'xl/_rels/workbook.xml.rels')
  const sheets = [...workbook.matchAll(/<sheet\s[^>]*?r:id="([^"]+)"/g)]
  const id = sheets[sheetIndex]?.[1]
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => id !== undefined && tag.includes(`Id="${id}"`))
  const target = /Target="([^"]+)"/.exec(relation?.[0] ?? '')?.[1]
  if (!target) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function readText(bytes: Buffer, directory: readonly ZipEntry[], name: string): string {
  const entry = directory.find((candidate) => candidate.name === name)
  return entry ? readZipEntry(bytes, entry).toString('utf8') : ''
}

/** Column letters to a zero-based index. */
export function columnIndex(letters: string): number {
  let index = 0
  for (const letter of letters) index = index * 26 + (letter.charCodeAt(0) - 64)
  return index - 1
}
