import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { slugify } from '#core/domain/sign/index.ts'

const LONGEST_MADE_SIGN = 80

type Wanted = {
  id: number
  /** What was asked for; empty: none. */
  sign: string
  /** In English. */
  title: string
  /** Columns of the table of translations. */
  owner: PgColumn
  slug: PgColumn
  reserved: readonly string[]
  /** What a sign begins with that no title makes: `news-12`. */
  fallback: string
}

/** The sign that was asked for, else one of the title; a number keeps two things of one title apart. A sign that another has is refused. */
export async function chooseSign(tx: Tx, { id, sign, title, owner, slug, reserved, fallback }: Wanted): Promise<string> {
  const isFree = async (wanted: string) => {
    const { rows } = await tx.execute(sql`select 1 from ${slug.table} where ${slug} = ${wanted} and ${owner} <> ${id} limit 1`)
    return rows.length === 0
  }
  if (sign !== '') {
    if (await isFree(sign)) return sign
    throw new AppError('validation_failed', { issues: [{ path: 'value.sign', key: 'taken' }] })
  }
  const made = slugify(title).slice(0, LONGEST_MADE_SIGN).replace(/-$/, '')
  const base = /[a-z]/.test(made) && !reserved.includes(made) ? made : `${fallback}-${id}`
  return (await isFree(base)) ? base : `${base}-${id}`
}
