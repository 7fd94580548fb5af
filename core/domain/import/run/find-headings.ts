import type { ImportLayout } from '#contract/import.ts'
import { headingIndexOf } from '#core/domain/import/check/other-kind.ts'
import { ANY_HEADING, matchHeadings } from '#core/domain/import/map/headings/match-headings.ts'
import { readTable } from '#core/domain/import/map/read-table.ts'
import { isImportFileError } from '#core/domain/import/reason/reason.ts'
import { layoutOf } from '#core/domain/import/report/build-report.ts'
import type { RunRow } from './find-run.ts'

/** The headings of a file that is no table of its kind as it stands, so that a person can say what they mean; null where it is no table at all. */
export async function findHeadings({ kind, headings }: Pick<RunRow, 'kind' | 'headings'>, bytes: Uint8Array): Promise<ImportLayout | null> {
  try {
    const table = await readTable(bytes, ANY_HEADING, [])
    const columns = matchHeadings(table.header.headings, headingIndexOf(kind, headings))
    return layoutOf({ ...table, header: { ...table.header, columns } }, kind, [])
  } catch (error) {
    if (isImportFileError(error)) return null
    throw error
  }
}
