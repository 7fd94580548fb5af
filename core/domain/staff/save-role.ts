import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { RevisionView } from '#contract/revision.ts'
import type { Role, RoleValue, SaveRoleInput } from '#contract/staff.ts'
import { PERMISSIONS, ROLE_KEYS, withNeeded, type Permission } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { role, staffRole } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { differenceOf, listRevisions, writeRevisions, type Difference } from '#core/domain/revision/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { findRole } from './list-roles.ts'
import type { Also } from './manage-staff.ts'
import { requireOwnRights } from './own-rights.ts'

/**
 * Adds a role or saves one whole and keeps what was changed as a revision; what a permission needs is given with it. It counts from the next request of everybody who has the
 * role. Permission `staff.manage`. Errors: `forbidden`, also for a right that the actor does not have, before or after; `not_found`;
 * `validation_failed` (no name, or less than everything for owners); `conflict` where somebody has changed it since.
 */
export async function saveRole({
  ctx,
  input,
  also,
}: {
  ctx: Ctx
  input: Omit<SaveRoleInput, 'hand_over'> & { id: number | null }
  also?: Also
}): Promise<Role> {
  requirePermission(ctx, 'staff.manage')
  const value = inOrder(input.value)
  const id = await ctx.db.transaction(async (tx) => {
    const before = input.id === null ? null : await lockRole(tx, input.id)
    if ((before?.version ?? 0) !== input.version) throw new AppError('conflict')
    check(ctx, before, value)
    const difference = differenceOf(before?.value ?? null, value)
    if (before !== null && difference === null) return before.id
    const saved = await write(tx, before, value)
    if (difference !== null) await writeRevisions(tx, { ctx, revised: [{ subjectKind: 'role', subjectId: saved, ...difference }] })
    await writeAudit(tx, { ctx, action: 'role.saved', subjectKind: 'role', subjectId: saved, detail: { changed: changesOf(difference) } })
    await also?.(tx)
    return saved
  })
  return findRole(ctx.db, id)
}

/** What was changed of a role, newest first. Permission `staff.read`; error `forbidden`. */
export async function listRoleRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'staff.read')
  return listRevisions({ ctx, input: { subjectKind: 'role', subjectId: input.id } })
}

/** Takes away a role that was added and that nobody has. Permission `staff.manage`. Errors: `forbidden`, `not_found`, `conflict`. */
export async function deleteRole({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'staff.manage')
  await ctx.db.transaction(async (tx) => {
    const before = await lockRole(tx, input.id)
    requireOwnRights(ctx, before.value)
    const [people] = await tx.select({ count: count() }).from(staffRole).where(eq(staffRole.roleId, before.id))
    if (isShipped(before.key) || people?.count !== 0) throw new AppError('conflict')
    await tx.delete(role).where(eq(role.id, before.id))
    const { name_en, name_zh } = before.value
    await writeAudit(tx, { ctx, action: 'role.deleted', subjectKind: 'role', subjectId: before.id, detail: { name: name_en || name_zh } })
  })
}

type Stored = { id: number; key: string; version: number; value: RoleValue }

async function lockRole(tx: Tx, id: number): Promise<Stored> {
  const [row] = await tx.select().from(role).where(eq(role.id, id)).for('update')
  if (row === undefined) throw new AppError('not_found')
  const { nameEn: name_en, nameZh: name_zh, permissions, languages } = row
  return { id, key: row.roleKey, version: row.version, value: inOrder({ name_en, name_zh, permissions: known(permissions), languages: languages as never }) }
}

// A release may know fewer permissions than the one that stored them.
function known(permissions: readonly string[]): Permission[] {
  return PERMISSIONS.filter((name) => permissions.includes(name))
}

function inOrder(value: RoleValue): RoleValue {
  const languages = value.languages === null ? null : LOCALE_CODES.filter((code) => value.languages?.includes(code))
  return { ...value, permissions: withNeeded(value.permissions), languages }
}

function isShipped(key: string): boolean {
  return ROLE_KEYS.some((shipped) => shipped === key)
}

function check(ctx: Ctx, before: Stored | null, value: RoleValue): void {
  const isOwner = before?.key === 'owner'
  if (isOwner && value.permissions.length !== PERMISSIONS.length) throw invalid('permissions', 'owner_has_all')
  if (isOwner && value.languages !== null) throw invalid('languages', 'owner_has_all')
  if (value.name_en === '' && value.name_zh === '' && (before === null || !isShipped(before.key))) throw invalid('name_en', 'required')
  if (before !== null) requireOwnRights(ctx, before.value)
  requireOwnRights(ctx, value)
}

function invalid(field: keyof RoleValue, key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: `value.${field}`, key }] })
}

async function write(tx: Tx, before: Stored | null, value: RoleValue): Promise<number> {
  const { name_en: nameEn, name_zh: nameZh, permissions, languages } = value
  const values = { nameEn, nameZh, permissions: [...permissions], languages: languages === null ? null : [...languages] }
  const [row] =
    before === null
      ? await tx
          .insert(role)
          .values({ roleKey: `own_${randomUUID().replaceAll('-', '')}`, ...values })
          .returning({ id: role.id })
      : await tx
          .update(role)
          .set({ ...values, version: before.version + 1 })
          .where(eq(role.id, before.id))
          .returning({ id: role.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}

function changesOf(difference: Difference | null): Record<string, { before: unknown; after: unknown }> {
  const { before, after } = difference ?? { before: {}, after: {} }
  return Object.fromEntries(Object.keys(after).map((name) => [name, { before: before?.[name] ?? null, after: after[name] }]))
}
