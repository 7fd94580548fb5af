import { spread } from '#bench/load.ts'
import type { LineResult } from './measure.ts'

const SHOWN_HITS = 5

/** Figures of each language and of all together, a line each. */
export function figureLines(results: readonly LineResult[]): string[] {
  const locales = [...new Set(results.map(({ locale }) => locale))]
  return ['', ...locales].map((locale) => {
    const { count, ndcg10, noResult, noUse, p50, p95 } = figuresOf(results.filter((result) => locale === '' || result.locale === locale))
    const found = `NDCG@10 ${ndcg10.toFixed(3)}   no result ${percent(noResult)}   nothing of use ${percent(noUse)}`
    return `${(locale || 'all').padEnd(5)}${String(count).padStart(5)} queries   ${found}   p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  })
}

type Figures = { count: number; ndcg10: number; noResult: number; noUse: number; p50: number; p95: number }

/** Means of a set of queries; times in milliseconds. `noResult`: share that found nothing, `noUse`: share without a row of any grade. */
export function figuresOf(results: readonly LineResult[]): Figures {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const share = (is: (result: LineResult) => boolean) => mean(results.map((result) => (is(result) ? 1 : 0)))
  const { p50, p95 } = spread(results.map(({ ms }) => ms))
  return {
    count: results.length,
    ndcg10: mean(results.map(({ ndcg }) => ndcg)),
    noResult: share(({ isEmpty }) => isEmpty),
    noUse: share(({ ndcg }) => ndcg === 0),
    p50,
    p95,
  }
}

/** The queries that were answered worst, each with its first hits and their grades. */
export function worstLines(results: readonly LineResult[], count: number): string[] {
  return results
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, count)
    .flatMap(({ locale, at, query, ndcg, isEmpty, hits }) => [
      `${ndcg.toFixed(3)}  ${locale}:${at}  ${query}${isEmpty ? '   (no result)' : ''}`,
      ...hits.slice(0, SHOWN_HITS).map(({ kind, sign, grade }) => `         ${grade}  ${kind} ${sign}`),
    ])
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`
}
