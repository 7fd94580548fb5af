import { eq } from 'drizzle-orm'
import type { HandOverTo, OwnedLeads, Role, SaveRoleInput } from '#contract/staff.ts'
import { withNeeded } from '#contract/staff-values.ts'
import { staffRole } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareHandOver, readOwnedLeads, type HandOver } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readRoutedPeople } from '#core/domain/routing/index.ts'
import { disableStaff, saveRole, setStaffRole } from '#core/domain/staff/index.ts'

/** `hand_over`: what becomes of the open leads of who may not answer leads any more; without it they stay by name, and count as nobody's. */
type WithLeads = { hand_over?: HandOverTo }

/** `disableStaff`, and the hand-over of their open leads with it, all or nothing. Errors of both. */
export async function shutOut({ ctx, input }: { ctx: Ctx; input: { staffId: number } & WithLeads }): Promise<void> {
  requirePermission(ctx, 'staff.manage')
  await disableStaff({ ctx, input, also: await handOverOf(ctx, [input.staffId], input.hand_over) })
}

/** The same with `setStaffRole`, where the new role may not answer leads. */
export async function changeRole({ ctx, input }: { ctx: Ctx; input: { staffId: number; role: string } & WithLeads }): Promise<void> {
  requirePermission(ctx, 'staff.manage')
  await setStaffRole({ ctx, input, also: await handOverOf(ctx, [input.staffId], input.hand_over) })
}

/** The same with `saveRole`, for everybody who has the role. */
export async function writeRole({ ctx, input }: { ctx: Ctx; input: SaveRoleInput & { id: number | null } }): Promise<Role> {
  requirePermission(ctx, 'staff.manage')
  const { hand_over: to, ...saved } = input
  const keepsRight = withNeeded(input.value.permissions).includes('enquiry.write')
  const people = input.id === null || to === undefined || keepsRight ? [] : await peopleOf(ctx, input.id)
  return saveRole({ ctx, input: saved, also: people.length === 0 ? undefined : await handOverOf(ctx, people, to) })
}

/** How many open leads somebody owns. Permission `staff.manage`. */
export async function countLeadsOf({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<OwnedLeads> {
  requirePermission(ctx, 'staff.manage')
  return readOwnedLeads(ctx.db, [input.id])
}

/** The same for everybody together who may answer leads and has this role. Permission `staff.manage`. */
export async function countLeadsOfRole({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<OwnedLeads> {
  requirePermission(ctx, 'staff.manage')
  const able = await readRoutedPeople(ctx.db, ctx.ports.clock.now())
  return readOwnedLeads(
    ctx.db,
    (await peopleOf(ctx, input.id)).filter((id) => able.has(id)),
  )
}

async function handOverOf(ctx: Ctx, staffIds: readonly number[], to: HandOverTo | undefined): Promise<HandOver | undefined> {
  return to === undefined ? undefined : prepareHandOver({ ctx, input: { staffIds, to } })
}

async function peopleOf(ctx: Ctx, roleId: number): Promise<number[]> {
  const rows = await ctx.db.select({ id: staffRole.staffId }).from(staffRole).where(eq(staffRole.roleId, roleId)).orderBy(staffRole.staffId)
  return rows.map(({ id }) => id)
}
