import { plainText } from './map/cells/text.ts'
import type { AliasTable } from './map/headings/alias-table.ts'
import { buildHeadingIndex, knowsHeading } from './map/headings/match-headings.ts'
import { readTable } from './map/read-table.ts'

/** What a list of another feature looks like. `aliases`: other names of its columns; `needed`: named where no line of headings is found. */
export type ListColumns<Name extends string> = {
  names: readonly Name[]
  aliases: AliasTable & Readonly<Record<Name, readonly string[]>>
  needed: readonly Name[]
}

/** A line with its number, as a spreadsheet counts, and its cells as texts; '' where there is none. */
export type ListRow<Name extends string> = { row: number; cells: Readonly<Record<Name, string>> }

/**
 * Reads a short list (CSV or XLSX) by its headings, as an import does: encoding, separator, sheet and headings are found by themselves. Lines
 * without a cell are passed over. `unused`: headings that name no column. At most `most` lines and one more, which says that there are too many.
 * Errors: `ImportFileError`.
 */
export async function readList<Name extends string>(
  bytes: Uint8Array,
  { names, aliases, needed }: ListColumns<Name>,
  most: number,
): Promise<{ rows: ListRow<Name>[]; unused: string[] }> {
  const index = buildHeadingIndex(names, aliases)
  const table = await readTable(bytes, index, needed)
  const { columns, headings } = table.header
  const rows: ListRow<Name>[] = []
  for (const block of table.blocks()) {
    for (const { row, cells } of block.rows) {
      const texts = names.map((name) => [name, plainText(cells[columns.find(({ column }) => column === name)?.index ?? -1] ?? null)] as const)
      if (texts.every(([, text]) => text === '')) continue
      // Object.fromEntries forgets the names.
      rows.push({ row, cells: Object.fromEntries(texts) as Record<Name, string> })
      if (rows.length > most) return { rows, unused: [] }
    }
  }
  return { rows, unused: headings.filter((heading) => heading !== '' && !knowsHeading(heading, index)) }
}
