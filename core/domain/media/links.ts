import { sql } from 'drizzle-orm'
import { DOCUMENT_TYPES } from '#contract/document-values.ts'
import { AppError } from '#contract/errors.ts'
import { DOCUMENT_OWNERS, type MediaOwner } from '#contract/media-values.ts'
import type { MediaPlace } from '#contract/media.ts'
import type { Tx } from '#core/db/client.ts'
import { OWNERS } from './owners.ts'

/** Puts a medium at the end of a tab of its owner, or moves it there from another tab. Throws `not_found` where there is no such owner. */
export async function link(tx: Tx, mediaId: number, place: MediaPlace): Promise<void> {
  const { links, column, tag: _tag } = OWNERS[place.owner_kind]
  await lockOwner(tx, place.owner_kind, place.owner_id)
  await tx.execute(sql`
    insert into ${links} (${column}, media_id, tab, position)
    values (${place.owner_id}, ${mediaId}, ${place.tab},
      (select coalesce(max(position) + 1, 0) from ${links} where ${column} = ${place.owner_id} and tab = ${place.tab}))
    on conflict (${column}, media_id) do update set tab = excluded.tab, position = excluded.position where ${links}.tab <> excluded.tab`)
}

/** Films have a tab of their own, and so have documents, which are PDFs of a vehicle. Throws `media_type_refused`. */
export function requireFitting({ kind, contentType }: { kind: string; contentType: string }, { owner_kind: owner, tab }: MediaPlace): void {
  const isFitting =
    tab === 'document'
      ? kind === 'document' && contentType === DOCUMENT_TYPES.pdf && DOCUMENT_OWNERS.some((known) => known === owner)
      : kind !== 'document' && (tab === 'video') === (kind === 'video')
  if (!isFitting) throw new AppError('media_type_refused')
}

/** One change of an owner's media at a time. */
export async function lockOwner(tx: Tx, kind: MediaOwner, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select id from ${OWNERS[kind].table} where id = ${id} for no key update`)
  if (rows.length === 0) throw new AppError('not_found')
}

/** Held until the transaction ends: nobody else stores or removes the same content meanwhile. */
export async function lockContent(tx: Tx, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MEDIA_LOCK}, hashtext(${sha256}))`)
}

const MEDIA_LOCK = 7_220_314
