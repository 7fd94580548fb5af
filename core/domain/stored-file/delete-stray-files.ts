import { sql } from 'drizzle-orm'
import { media } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { FILE_FOLDERS, renditionStem, STEM_LENGTH, type FileFolder } from './keys.ts'
import { namedKeys } from './named-keys.ts'

/**
 * A row follows its file within minutes: statements end after 4 s, idle transactions after 10 s, a request after a quarter of an hour. A day is far
 * above that and above what the clocks of a bucket and of this machine may differ by, and leaves an operator a night's run to see what is wrong.
 */
const STRAY_MS = 24 * 3600_000
const KEYS_AT_ONCE = 500

/** Part of the store that is looked through at once: a folder and the two digits below it. */
type Shelf = { folder: FileFolder; name: string }

const SHELVES: readonly Shelf[] = FILE_FOLDERS.flatMap((folder) =>
  Array.from({ length: 256 }, (_, number) => ({ folder, name: `${folder}/${number.toString(16).padStart(2, '0')}` })),
)

type DeleteStrayFiles = {
  ctx: Ctx
  input: {
    /** Shelf to begin with, as an earlier run left it; none: the first. */
    from?: string
    /** No new shelf is begun after this time, ms. */
    budgetMs: number
    signal?: AbortSignal
  }
}

/** How many files were seen and how many removed; `next`: the shelf that another job begins with, null: all were looked through. */
export type StrayFiles = { seen: number; removed: number; next: string | null }

/**
 * Removes files of the store that are a day old and that no row names: a process ended between keeping a file and the commit, or between the commit
 * that deleted a row and the removal. What the time does not reach is left to another job. Safe to repeat and from several processes. A database that
 * names no file at all removes none, because it is more likely the wrong one. For the system; run daily.
 */
export async function deleteStrayFiles({ ctx, input }: DeleteStrayFiles): Promise<StrayFiles> {
  requirePermission(ctx, 'catalogue.write')
  const started = performance.now()
  const told: StrayFiles = { seen: 0, removed: 0, next: null }
  if (!(await namesAnyFile(ctx))) return told
  const first = Math.max(
    0,
    SHELVES.findIndex(({ name }) => name === input.from),
  )
  for (const [index, shelf] of SHELVES.slice(first).entries()) {
    // One shelf at least, so that every run gets on.
    if (index > 0 && (input.signal?.aborted === true || performance.now() - started > input.budgetMs)) {
      await leave(ctx, shelf)
      return { ...told, next: shelf.name }
    }
    for await (const keys of chunksOf(ctx.ports.files.list(shelf.name))) {
      told.seen += keys.length
      told.removed += await removeStrays(ctx, shelf.folder, keys)
    }
  }
  return told
}

async function namesAnyFile({ db }: Ctx): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from media) or exists (select from dealer_document) or exists (select from import_run where file_key is not null) as found`,
  )
  return rows[0]?.found === true
}

function leave(ctx: Ctx, { name }: Shelf): Promise<void> {
  return ctx.db.transaction((tx) => ctx.ports.jobs.send(tx, 'stray-files-delete', { from: name }))
}

async function removeStrays(ctx: Ctx, folder: FileFolder, keys: readonly string[]): Promise<number> {
  const { db, ports } = ctx
  const named = await namedKeys(db, keys)
  const nameless = keys.filter((key) => !named.has(key))
  const before = ports.clock.now().getTime() - STRAY_MS
  let removed = 0
  for (const key of folder === 'picture' ? await withoutMedium(ctx, nameless) : nameless) {
    const facts = await ports.files.stat(key)
    if (facts === null || facts.modifiedAt.getTime() > before) continue
    await ports.files.remove(key)
    removed += 1
  }
  return removed
}

// Renditions of a picture are the only files that are written again under their key, by the job that was interrupted before their rows. So what
// belongs to a picture stays as long as the picture.
async function withoutMedium({ db }: Ctx, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const stem = sql<string>`substr(split_part(${media.storageKey}, '/', 3), 1, ${STEM_LENGTH})`
  const stems = [...new Set(keys.map(renditionStem))]
  const rows = await db
    .select({ stem })
    .from(media)
    .where(sql`${stem} in ${stems}`)
  const living = new Set(rows.map((row) => row.stem))
  return keys.filter((key) => !living.has(renditionStem(key)))
}

async function* chunksOf(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let chunk: string[] = []
  for await (const key of keys) {
    chunk.push(key)
    if (chunk.length < KEYS_AT_ONCE) continue
    yield chunk
    chunk = []
  }
  yield chunk
}
