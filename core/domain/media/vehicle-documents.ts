import { sql, type SQL } from 'drizzle-orm'
import { DOCUMENT_OWNERS, type DocumentOwner } from '#contract/media-values.ts'
import type { VehicleDocument } from '#contract/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { openFile, type FileRow, type OpenedFile } from '#core/domain/stored-file/index.ts'
import { altTeller } from './alt-text.ts'
import { OWNERS } from './owners.ts'

type DocumentRow = { id: number; place: number; title: string | null; file_name: string; byte_size: number; language: string | null }

/** The PDFs of a vehicle in their order, each with its title in the language of the request; one that has none is called a document. */
export async function readVehicleDocuments(ctx: Ctx, kind: DocumentOwner, ownerId: number): Promise<VehicleDocument[]> {
  ctx.reads(kind)
  const { links, column } = OWNERS[kind]
  const { rows } = await ctx.db.execute<DocumentRow>(sql`
    select media.id::int as id, row_number() over (order by link.position, media.id)::int as place, file_name, byte_size::int as byte_size,
      file_language as language, (select alt from media_text where media_text.media_id = media.id and locale = ${ctx.locale}) as title
    from ${links} link join media on media.id = link.media_id
    where link.${column} = ${ownerId} and link.tab = 'document' and file_name is not null order by place`)
  if (rows.length === 0) return []
  const tell = await altTeller(kind, ctx.locale)
  const query = ctx.draft === undefined ? '' : `?draft=${ctx.draft.token}`
  return rows.map(({ id, place, title, ...rest }) => ({
    ...rest,
    title: title ?? tell({ name: '', colour: null, tab: 'document', place }) ?? '',
    path: `/document/${id}/${encodeURIComponent(rest.file_name)}${query}`,
  }))
}

/** A document by its number and name, both as the page of its vehicle gives them. That vehicle must be on the site. Throws `not_found`. */
export async function openVehicleDocument({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'ports' | 'draft'>
  input: { id: number; name: string }
}): Promise<OpenedFile> {
  const isShown = sql.join(
    DOCUMENT_OWNERS.map((kind) => isShownBy(kind, ctx.draft)),
    sql` or `,
  )
  return open(ctx, sql`media.id = ${input.id} and file_name = ${input.name.normalize('NFC')} and (${isShown})`)
}

/** The same for staff, whatever state its vehicle is in. Permission `catalogue.read`. Throws `not_found`. */
export async function openStaffDocument({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<OpenedFile> {
  requirePermission(ctx, 'catalogue.read')
  return open(ctx, sql`media.id = ${input.id} and file_name is not null`)
}

function isShownBy(kind: DocumentOwner, draft: Ctx['draft']): SQL {
  const { links, column, table } = OWNERS[kind]
  const isDraft = draft?.kind === kind ? sql` or owner.id = ${draft.id}` : sql``
  return sql`exists (
    select from ${links} link join ${table} owner on owner.id = link.${column} join brand on brand.id = owner.brand_id
    where link.media_id = media.id and link.tab = 'document' and (owner.publish_state = 'published' and brand.publish_state = 'published'${isDraft}))`
}

async function open(ctx: Pick<Ctx, 'db' | 'ports'>, condition: SQL): Promise<OpenedFile> {
  const { rows } = await ctx.db.execute<FileRow>(sql`
    select file_name as "fileName", storage_key as key, content_type as "contentType", sha256 from media where kind = 'document' and ${condition}`)
  return openFile(ctx, rows[0])
}
