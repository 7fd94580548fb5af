import { and, asc, count, eq, ilike, ne, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { saveRedirectInputSchema, type ListRedirectsInput, type RedirectPage, type RedirectValue, type StaffRedirect } from '#contract/staff-redirect.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { redirect } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const COLUMNS = { id: redirect.id, version: redirect.version, source: redirect.source, target: redirect.target }

/** Old addresses in their order; `word` stands in the old or in the new one. Permission `content.read`. */
export async function listRedirects({ ctx, input }: { ctx: Ctx; input: ListRedirectsInput }): Promise<RedirectPage> {
  requirePermission(ctx, 'content.read')
  const where = matching(input.word)
  const rows = await ctx.db
    .select(COLUMNS)
    .from(redirect)
    .where(where)
    .orderBy(asc(redirect.source))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size)
  const [counted] = await ctx.db.select({ total: count() }).from(redirect).where(where)
  return { list: rows.map(toStaffRedirect), total: counted?.total ?? 0 }
}

/** One of them. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffRedirect({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffRedirect> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select(COLUMNS).from(redirect).where(eq(redirect.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  return toStaffRedirect(row)
}

type SaveInput = z.input<typeof saveRedirectInputSchema> & { id: number | null }

/**
 * Lets an old address lead to a new one, or says that it is gone. It must lead there in one step: neither may its target be an old address
 * itself, nor may another lead to its source. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveRedirect({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffRedirect> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveRedirectInputSchema, sent)
  const id = await saveEdited(ctx, { kind: 'redirect', tags: ['redirect'], lock, write }, { id: known, ...wanted })
  return findStaffRedirect({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

/** Forgets an old address. Permission `content.write`. Errors: `forbidden`, `not_found`. */
export async function deleteRedirect({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(redirect).where(eq(redirect.id, input.id)).returning({ source: redirect.source, target: redirect.target })
    if (gone === undefined) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'redirect.deleted', subjectKind: 'redirect', subjectId: input.id, detail: gone })
    await notifyContent(tx, ['redirect'])
  })
}

function matching(word: string | undefined): SQL | undefined {
  if (word === undefined || word === '') return undefined
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(redirect.source, pattern), ilike(redirect.target, pattern))
}

function toStaffRedirect({ id, version, source, target }: { id: number; version: number; source: string; target: string | null }): StaffRedirect {
  return { id, version, value: { source, target } }
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: RedirectValue } | null> {
  const [row] = await tx.select(COLUMNS).from(redirect).where(eq(redirect.id, id)).for('update')
  return row === undefined ? null : toStaffRedirect(row)
}

async function write(tx: Tx, { id, version, value }: { id: number | null; version: number; value: RedirectValue }): Promise<number> {
  // Whoever adds one sees all that are there, so that no two together make a chain.
  await tx.execute('lock table redirect in share row exclusive mode')
  await requireOneStep(tx, id, value)
  const values = { ...value, status: value.target === null ? 410 : 301, version }
  const [row] =
    id === null
      ? await tx.insert(redirect).values(values).returning({ id: redirect.id })
      : await tx.update(redirect).set(values).where(eq(redirect.id, id)).returning({ id: redirect.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}

async function requireOneStep(tx: Tx, id: number | null, { source, target }: RedirectValue): Promise<void> {
  const isThere = async (condition: SQL) => {
    const rows = await tx
      .select({ id: redirect.id })
      .from(redirect)
      .where(id === null ? condition : and(ne(redirect.id, id), condition))
      .limit(1)
    return rows.length > 0
  }
  if (await isThere(eq(redirect.source, source))) throw refusal('source', 'known_address')
  if (target !== null && (await isThere(eq(redirect.source, target)))) throw refusal('target', 'leads_on')
  if (await isThere(eq(redirect.target, source))) throw refusal('source', 'is_led_to')
}

function refusal(field: string, key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: `value.${field}`, key }] })
}
