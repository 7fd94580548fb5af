import { AppError } from '#contract/errors.ts'
import type { ContentTag } from '#contract/content-tag.ts'
import type { Permission } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changedLanguages, requireFieldRight, requireLanguages } from '#core/domain/permission/index.ts'
import { differenceOf, writeRevisions, type Difference } from '#core/domain/revision/index.ts'

/** `isSample`: saved as it is, it becomes the company’s own. */
type Held<Value> = { version: number; value: Value; isSample?: boolean }

/** How a kind of thing that staff edit whole is stored. */
export type EditedKind<Value extends object> = {
  /** Its name in the audit and among the revisions. */
  kind: string
  tags: readonly ContentTag[]
  /** Who may say whether and when it is on the site; without it `content.publish`. */
  publish?: Permission
  /** What is stored, held against other writers; null where there is no such thing. */
  lock(tx: Tx, id: number): Promise<Held<Value> | null>
  /** Writes the whole value under `version` and answers its id. `before` null: it is new. */
  write(tx: Tx, given: { id: number | null; version: number; value: Value; before: Value | null }): Promise<number>
}

type SaveInput<Value> = { id: number | null; version: number; value: Value }

/**
 * Saves something whole: refused with `forbidden` in languages that are not the actor’s, or where it is not theirs to publish, with `conflict` where somebody has changed it since `version`, with `not_found` where it has gone; what is
 * the same already stays untouched. Keeps what was changed as a revision and in the audit, and tells of it. Answers its id.
 */
export async function saveEdited<Value extends object>(ctx: Ctx, stored: EditedKind<Value>, { id, version, value }: SaveInput<Value>): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const held = id === null ? null : await stored.lock(tx, id)
    if (id !== null && held === null) throw new AppError('not_found')
    if ((held?.version ?? 0) !== version) throw new AppError('conflict')
    const difference = differenceOf(held && fieldsOf(held.value), fieldsOf(value))
    if (id !== null && difference === null && held?.isSample !== true) return id
    requireLanguages(ctx, changedLanguages(held?.value ?? null, value))
    if (difference !== null) requirePublishing(ctx, stored.publish ?? 'content.publish', difference)
    const savedId = await stored.write(tx, { id, version: version + 1, value, before: held?.value ?? null })
    const { kind, tags } = stored
    if (difference !== null) await writeRevisions(tx, { ctx, revised: [{ subjectKind: kind, subjectId: savedId, ...difference }] })
    const detail = { changed: difference === null ? {} : changesOf(difference) }
    await writeAudit(tx, { ctx, action: `${kind}.saved`, subjectKind: kind, subjectId: savedId, detail })
    await notifyContent(tx, tags)
    return savedId
  })
}

type DeleteInput<Value> = { id: number; version: number; nameOf: (value: Value) => string }

/**
 * Deletes something that is edited whole: refused with `conflict` where somebody has changed it since `version`, with `not_found` where it has gone.
 * `remove` refuses what is in use. The audit keeps what it was.
 */
export async function deleteEdited<Value extends object>(
  ctx: Ctx,
  { kind, tags, lock, remove }: Pick<EditedKind<Value>, 'kind' | 'tags' | 'lock'> & { remove(tx: Tx, id: number, value: Value): Promise<void> },
  { id, version, nameOf }: DeleteInput<Value>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const held = await lock(tx, id)
    if (held === null) throw new AppError('not_found')
    if (held.version !== version) throw new AppError('conflict')
    await remove(tx, id, held.value)
    const before = fieldsOf(held.value)
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, null]))
    const detail = { name: nameOf(held.value), changed: changesOf({ before, after }) }
    await writeAudit(tx, { ctx, action: `${kind}.deleted`, subjectKind: kind, subjectId: id, detail })
    await notifyContent(tx, tags)
  })
}

const PUBLISHING = /^(publish_state|published_at|withdraw_at|is_published)(\.|$)/

/** Whether and when something is on the site is decided by those who may publish. Throws `forbidden` with `not_your_right` by each field. */
function requirePublishing(ctx: Ctx, right: Permission, { before, after }: Difference): void {
  const touched = Object.keys(after).filter((name) => PUBLISHING.test(name) && !(isOff(before?.[name]) && isOff(after[name])))
  if (touched.length > 0) requireFieldRight(ctx, right, touched)
}

function isOff(value: unknown): boolean {
  return isNothing(value) || value === 'draft'
}

/** The fields of a value by name; one that has something in each language is a field per language: `title.en`. */
function fieldsOf(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      typeof field === 'object' && field !== null && !Array.isArray(field)
        ? Object.entries(field).map(([code, text]) => [`${name}.${code}`, text])
        : [[name, field]],
    ),
  )
}

const LONGEST_IN_AUDIT = 200

/** What the audit tells of a change: both values, long ones cut; the revision has them whole. What says nothing, before or after, is left out. */
function changesOf({ before, after }: Difference): Record<string, { before: unknown; after: unknown }> {
  const told = Object.keys(after).filter((name) => !(isNothing(before?.[name]) && isNothing(after[name])))
  return Object.fromEntries(told.map((name) => [name, { before: brief(before?.[name] ?? null), after: brief(after[name]) }]))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false
}

function brief(value: unknown): unknown {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? wordsIn(value).join(' ') : null
  if (text === null) return value
  return text.length > LONGEST_IN_AUDIT ? `${text.slice(0, LONGEST_IN_AUDIT)}…` : text
}

/** Words of a list, whatever it is made of, without the names of its parts. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'kind' ? [] : wordsIn(part)))
}
