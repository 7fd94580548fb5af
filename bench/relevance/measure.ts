import { LOCALES } from '#i18n/locales.ts'
import { ask } from './ask.ts'
import { gradeOf } from './grade.ts'
import { DEPTH, ndcg } from './ndcg.ts'
import type { TableLine } from './read-table.ts'
import type { StockRow } from './stock-row.ts'

/** What became of a query. `hits`: the first ten rows with their grades. */
export type LineResult = {
  locale: string
  at: number
  query: string
  ndcg: number
  isEmpty: boolean
  ms: number
  hits: readonly { kind: string; sign: string; grade: number }[]
}

/** Asks every query and grades its answer against the whole stock. Throws where the product answers a row that the stock does not have. */
export async function measureRelevance(site: string, lines: readonly TableLine[], stock: readonly StockRow[]): Promise<LineResult[]> {
  const rows = new Map(stock.map((row) => [`${row.kind} ${row.sign}`, row]))
  const results: LineResult[] = []
  for (const line of lines) {
    const { ranked, total, ms } = await ask(site, line, addressOf(line))
    const hits = ranked.slice(0, DEPTH).map(({ kind, sign }) => {
      const row = rows.get(`${kind} ${sign}`)
      if (row === undefined) throw new Error(`“${line.query}” found ${kind} ${sign}, which is not in the sample catalogue`)
      return { kind, sign, grade: gradeOf(row, line.expectations) }
    })
    const all = stock.map((row) => gradeOf(row, line.expectations))
    const value = ndcg(
      hits.map(({ grade }) => grade),
      all,
    )
    results.push({ locale: line.locale, at: line.at, query: line.query, ndcg: value, isEmpty: total === 0, ms, hits })
  }
  return results
}

/** Of the network for documentation (RFC 5737). */
function addressOf({ locale }: TableLine): string {
  return `192.0.2.${LOCALES.findIndex(({ code }) => code === locale) + 1}`
}
