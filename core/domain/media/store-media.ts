import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { MEDIA_LIMITS, type MediaAlts, type MediaPlace, type StoredMedia } from '#contract/media.ts'
import type { Permission } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { media } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'
import { MEDIA_TYPES, type MediaType } from '#core/ports/pictures/port.ts'
import { tagsShowing, writeAlts } from './describe-media.ts'
import { filmKey, originalKey } from './keys.ts'
import { link, lockContent, requireFitting } from './links.ts'
import { sendRenditionJob, wantRenditions } from './want-renditions.ts'

export type StoreMediaInput = {
  source: AsyncIterable<Uint8Array>
  /** As the sender calls it; only its ending is looked at, and it must agree with the content. */
  fileName: string
  /** Where it is shown; without one it waits in the store. */
  place: MediaPlace | null
  alts?: MediaAlts
  isSample?: boolean
  /** What who stores it must be allowed to do; `catalogue.write` where it is left out. */
  permission?: Permission
}

type Facts = { width: number; height: number; colour: string | null; durationMs: number | null }

/**
 * Takes a picture (JPEG, PNG, WebP, AVIF, HEIC) or a film (MP4) in. The same content is stored once. The file is kept first;
 * row, place, texts, audit and the job that makes renditions are one transaction after it. Throws `forbidden`, `payload_too_large`, `media_type_refused`,
 * `too_many_pixels`, `media_unreadable`, `not_found` (no such owner).
 */
export async function storeMedia({ ctx, input }: { ctx: Ctx; input: StoreMediaInput }): Promise<StoredMedia> {
  requirePermission(ctx, input.permission ?? 'catalogue.write')
  const named = typeOfName(input.fileName)
  const maxBytes = named.kind === 'video' ? MEDIA_LIMITS.videoBytes : MEDIA_LIMITS.imageBytes
  const incoming = await ctx.ports.files.receive(input.source, { maxBytes })
  try {
    const [known] = await ctx.db.select({ type: media.contentType }).from(media).where(eq(media.sha256, incoming.sha256))
    const sent = await ctx.ports.pictures.sniff(incoming.path)
    if (sent === null || !named.types.includes(sent)) throw new AppError('media_type_refused')
    if (input.place !== null) requireFitting({ kind: MEDIA_TYPES[sent].kind, contentType: sent }, input.place)
    if (known) return await store(ctx, { input, incoming, type: known.type as MediaType, facts: null })
    const { file, type } = sent === 'image/heic' ? await convert(ctx, incoming) : { file: incoming, type: sent }
    return await store(ctx, { input, incoming: file, type, facts: await inspect(ctx, file, type) })
  } finally {
    await incoming.discard()
  }
}

/** What the ending of a name allows; `media_type_refused` for every other. */
function typeOfName(fileName: string): { types: MediaType[]; kind: 'image' | 'video' } {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const types = (Object.keys(MEDIA_TYPES) as MediaType[]).filter((type) => (MEDIA_TYPES[type].extensions as readonly string[]).includes(extension))
  const [first] = types
  if (first === undefined) throw new AppError('media_type_refused')
  return { types, kind: MEDIA_TYPES[first].kind }
}

/** What browsers and libvips cannot read is kept as JPEG, under the hash of what was sent: the same file is found again. */
async function convert({ ports }: Ctx, incoming: IncomingFile): Promise<{ file: IncomingFile; type: MediaType }> {
  const byteSize = await ports.pictures.convertHeic(incoming.path, { maxPixels: MEDIA_LIMITS.pixels })
  return { file: { ...incoming, byteSize }, type: 'image/jpeg' }
}

async function inspect({ ports }: Ctx, { path }: IncomingFile, type: MediaType): Promise<Facts> {
  if (MEDIA_TYPES[type].kind === 'video') return { ...(await ports.pictures.inspectFilm(path)), colour: null }
  return { ...(await ports.pictures.inspectImage(path, { maxPixels: MEDIA_LIMITS.pixels })), durationMs: null }
}

/** `facts` null: the content is known already. */
type Write = { input: StoreMediaInput; incoming: IncomingFile; type: MediaType; facts: Facts | null; storageKey: string }

async function store(ctx: Ctx, given: Omit<Write, 'storageKey'>): Promise<StoredMedia> {
  const { kind, extensions } = MEDIA_TYPES[given.type]
  const storageKey = kind === 'video' ? filmKey() : originalKey(extensions[0])
  const writeRows = () => ctx.db.transaction((tx) => write(tx, ctx, { ...given, storageKey }))
  if (given.facts === null) return writeRows()
  const files = [{ incoming: given.incoming, storageKey, contentType: given.type }]
  return withKeptFiles({
    ctx,
    files,
    work: async () => {
      const answer = await writeRows()
      return { answer, named: answer.is_known ? [] : [storageKey] }
    },
  })
}

async function write(tx: Tx, ctx: Ctx, given: Write): Promise<StoredMedia> {
  const { input, incoming } = given
  await lockContent(tx, incoming.sha256)
  const [known] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, incoming.sha256))
  const id = known?.id ?? (await insert(tx, ctx, given))
  if (input.alts) await writeAlts(tx, id, input.alts)
  if (input.place !== null) {
    await link(tx, id, input.place)
    if (known) await wantRenditions(tx, ctx, id, input.place)
  }
  // A new picture is told of when it has renditions to show; new texts of a known one stand wherever it is shown.
  if (known || MEDIA_TYPES[given.type].kind === 'video') await notifyContent(tx, await tagsShowing(tx, [id]))
  if (!known) await writeAudit(tx, { ctx, action: 'media.stored', subjectKind: 'media', subjectId: id, detail: { type: given.type, bytes: incoming.byteSize } })
  return { id, is_known: known !== undefined }
}

async function insert(tx: Tx, ctx: Ctx, { input, incoming, type, facts, storageKey }: Write): Promise<number> {
  // Deleted between being found and now; whoever sends it again meets no such moment.
  if (facts === null) throw new AppError('conflict')
  const { kind } = MEDIA_TYPES[type]
  const isFilm = kind === 'video'
  const [row] = await tx
    .insert(media)
    .values({
      kind,
      storageKey,
      sha256: incoming.sha256,
      contentType: type,
      byteSize: incoming.byteSize,
      widthPx: facts.width,
      heightPx: facts.height,
      durationMs: facts.durationMs,
      colour: facts.colour,
      renditionState: isFilm ? 'done' : 'pending',
      isSample: input.isSample ?? false,
      createdAt: ctx.ports.clock.now(),
    })
    .returning({ id: media.id })
  if (!row) throw new Error('A medium was not inserted')
  if (!isFilm) await sendRenditionJob(tx, ctx, row.id)
  return row.id
}
