import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Settings } from '#contract/setting.ts'
import type { Tx } from '#core/db/client.ts'
import { media } from '#core/db/schema/index.ts'

/** Holds the pictures that the appearance names, so that none is deleted before it is stored. Throws `validation_failed` for what is no picture of the store. */
export async function requirePictures(tx: Tx, appearance: Settings<'appearance'>): Promise<void> {
  const { logo, logo_dark, icon } = appearance
  const named = Object.entries({ logo, logo_dark, icon }).flatMap(([path, id]) => (id === null ? [] : [{ path: `value.${path}`, id }]))
  if (named.length === 0) return
  const ids = named.map(({ id }) => id)
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.kind, 'image')))
    .for('key share')
  const missing = named.filter(({ id }) => !rows.some((row) => row.id === id))
  if (missing.length > 0) throw new AppError('validation_failed', { issues: missing.map(({ path }) => ({ path, key: 'picture_gone' })) })
}
