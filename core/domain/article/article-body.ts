import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { articleBodySchema, type ArticleBody } from '#contract/article.ts'

/**
 * Narrows a statement to rows whose stored body may be one: a list that begins with a block. It never fails whatever stands there and
 * spares reading the empty ones; whether a body is one is decided by `readBody` alone.
 */
export function mayHoldBody(column: PgColumn): SQL {
  return sql`${column} ~ '^[[:space:]]*[[][[:space:]]*[{]'`
}

/**
 * The stored body of an article or activity; null where it is missing, empty, not JSON or breaks the rules of `articleBodySchema`. That
 * is the one meaning of "has a body": without one a text is not published in its language. `owner` names the row in the one warning
 * that a broken body causes, such as `article 2 in ar`. Never throws.
 */
export function readBody(stored: string | null, owner: string): ArticleBody | null {
  if (stored === null || stored.trim() === '') return null
  const parsed = articleBodySchema.safeParse(parseOrNull(stored))
  if (parsed.success) return parsed.data
  warnOnce(owner)
  return null
}

/** Plain words of a body. */
export function bodyWords(body: ArticleBody): string[] {
  return body.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
    return [block.text]
  })
}

function parseOrNull(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

const warned = new Set<string>()

// Core has no log of its own. The text itself stays out of the warning.
function warnOnce(owner: string): void {
  if (warned.has(owner)) return
  warned.add(owner)
  process.emitWarning(`The body of ${owner} is broken and counts as missing.`, { code: 'BROKEN_BODY' })
}
