import { inArray } from 'drizzle-orm'
import { AppError, isAppError } from '#contract/errors.ts'
import { STAGE_BARS } from '#contract/pipeline-values.ts'
import type { ChangedMany, ChangeManyEnquiriesInput } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readClockRules } from '#core/domain/reply-clock/index.ts'
import { readRoutedPeople } from '#core/domain/routing/index.ts'
import { addTaskWithin } from '#core/domain/task/index.ts'
import { decideOwner } from './assign-enquiry.ts'
import { changeWithin } from './change-enquiry.ts'
import { decideStage, requireLossReason } from './set-enquiry-status.ts'
import { tellNewOwners } from './tell-new-owner.ts'

/** Changes one lead; whether there was anything to change. */
type ChangeOne = (tx: Tx, id: number) => Promise<boolean>

/** `finish`: what is done once for all of them. */
type Prepared = { changeOne: ChangeOne; finish?: (tx: Tx) => Promise<void> }

/**
 * Gives up to 200 leads an owner, a state or a task: each by the rules and rights of one alone, with its own history and audit entry. Those that may
 * not be changed stay and are named with why; all others are changed together, in one transaction. New owners are told once of all of theirs.
 * Permission `enquiry.write`. Errors: `validation_failed` for what no lead could be given.
 */
export async function changeManyEnquiries({ ctx, input }: { ctx: Ctx; input: ChangeManyEnquiriesInput }): Promise<ChangedMany> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  // In one order for everybody, so that two who change the same leads wait for one another.
  const ids = [...new Set(input.ids)].toSorted((one, other) => one - other)
  const { changeOne, finish } = await prepare(ctx, input.change, staffId)
  return ctx.db.transaction(async (tx) => {
    const answer: ChangedMany = { done: 0, unchanged: 0, refused: [] }
    const refused = new Map<number, AppError>()
    for (const id of ids) {
      try {
        answer[(await changeOne(tx, id)) ? 'done' : 'unchanged'] += 1
      } catch (error) {
        // The rules refuse before anything is written.
        if (!isAppError(error)) throw error
        refused.set(id, error)
      }
    }
    await finish?.(tx)
    return { ...answer, refused: await nameRefused(tx, refused) }
  })
}

async function prepare(ctx: Ctx, change: ChangeManyEnquiriesInput['change'], staffId: number | null): Promise<Prepared> {
  if (change.kind === 'task') {
    const { kind: _kind, key, ...task } = change
    return { changeOne: (tx, id) => addTaskWithin(tx, ctx, { ...task, id, key: `${key}:${id}` }) }
  }
  if (change.kind === 'status') {
    const { kind: _kind, from, ...stage } = change
    requireLossReason(stage)
    const rules = await readClockRules(ctx)
    return { changeOne: (tx, id) => changeWithin(tx, ctx, { id, staffId, decide: decideStage(ctx, { stage, from: from?.[String(id)], rules }) }) }
  }
  const people = await readRoutedPeople(ctx.db, ctx.ports.clock.now())
  const ownerId = change.owner_id
  if (ownerId !== null && !people.has(ownerId)) throw new AppError('validation_failed', { issues: [{ path: 'change.owner_id', key: 'unknown_staff' }] })
  const given: { enquiryId: number; staffId: number }[] = []
  const tell = async (_tx: Tx, told: { enquiryId: number; staffId: number }) => {
    given.push(told)
  }
  const decide = decideOwner(ctx, { ownerId, staffId, people: async () => people, tell })
  return { changeOne: (tx, id) => changeWithin(tx, ctx, { id, staffId, decide }), finish: (tx) => tellNewOwners(tx, ctx, given) }
}

async function nameRefused(tx: Tx, refused: ReadonlyMap<number, AppError>): Promise<ChangedMany['refused']> {
  if (refused.size === 0) return []
  const rows = await tx
    .select({ id: enquiry.id, reference: enquiry.reference, name: enquiry.name })
    .from(enquiry)
    .where(inArray(enquiry.id, [...refused.keys()]))
  return [...refused].map(([id, error]) => {
    const row = rows.find((one) => one.id === id)
    const bar = STAGE_BARS.find((known) => error.issues.some(({ key }) => key === known)) ?? null
    return { id, reference: row?.reference ?? '', name: row?.name ?? '', error: error.key, bar }
  })
}
