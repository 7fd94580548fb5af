import { columnIndex, readSheetXml } from './merged-cells.ts'
import type { ZipEntry } from './zip-directory.ts'

const CELL = /<c\s([^>]*?)(?<!\/)>(.*?)<\/c>/gs

/** Cells whose formula was saved without its result, as generated workbooks do: row number to zero-based columns. They show nothing but are not empty. */
export function readUnvaluedFormulas(bytes: Buffer, directory: readonly ZipEntry[], sheetIndex: number): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  const xml = readSheetXml(bytes, directory, sheetIndex)
  if (!/<f[\s>/]/.test(xml)) return found
  for (const [, attributes = '', inside = ''] of xml.matchAll(CELL)) {
    const [, letters, row] = /\br="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? []
    if (letters === undefined || !/<f[\s>/]/.test(inside) || hasResult(attributes, inside)) continue
    found.set(Number(row), (found.get(Number(row)) ?? new Set()).add(columnIndex(letters)))
  }
  return found
}

/** An empty text is a result; an empty number is none. */
function hasResult(attributes: string, inside: string): boolean {
  return /\bt="str"/.test(attributes) ? /<v[\s>/]/.test(inside) : /<v[^>]*>[^<]/.test(inside)
}
