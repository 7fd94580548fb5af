import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { finishGathered, tellStaff, type GatheredLeads } from '#core/domain/staff-notice/index.ts'

/** After that long nobody goes on with a list that broke off. */
const BROKEN_OFF_MS = 5 * 60_000

/** Tells somebody that a lead is theirs now, on their screens and by mail, exactly if the transaction commits. */
export async function tellNewOwner(tx: Tx, ctx: Ctx, { enquiryId, staffId }: { enquiryId: number; staffId: number }): Promise<void> {
  await tellStaff(tx, ctx, { kind: 'enquiry_yours', enquiryId, to: [staffId] })
  await sendMail(tx, ctx, { staffId, enquiryId, leads: 1 })
}

/** The same of leads that are given together: each owner is told once of all of theirs. */
export async function tellNewOwners(tx: Tx, ctx: Ctx, given: readonly { enquiryId: number; staffId: number }[]): Promise<void> {
  for (const [staffId, theirs] of Map.groupBy(given, (each) => each.staffId)) {
    const [first] = theirs
    if (first === undefined) continue
    if (theirs.length === 1) await tellNewOwner(tx, ctx, first)
    else {
      const { enquiryId } = first
      await tellStaff(tx, ctx, { kind: 'enquiries_yours', enquiryId, to: [staffId], leads: theirs.length })
      await sendMail(tx, ctx, { staffId, enquiryId, leads: theirs.length })
    }
  }
}

/** Tells the owners of what a list brought, now that all of it is there. `gathering`: of the list. */
export async function tellOwnersOfList(ctx: Ctx, gathering: string): Promise<void> {
  await tellGathered(ctx, { gathering })
}

/** The same for lists that broke off. For the schedule alone. */
export async function tellOwnersOfBrokenLists({ ctx }: { ctx: Ctx }): Promise<void> {
  await tellGathered(ctx, { before: new Date(ctx.ports.clock.now().getTime() - BROKEN_OFF_MS) })
}

async function tellGathered(ctx: Ctx, which: { gathering: string } | { before: Date }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const gathered of await finishGathered(tx, ctx, which)) await sendMail(tx, ctx, gathered)
  })
}

async function sendMail(tx: Tx, ctx: Ctx, { staffId, enquiryId, leads }: GatheredLeads): Promise<void> {
  const about = leads === 1 ? { about: 'yours' as const } : { about: 'several' as const, leads }
  await ctx.ports.jobs.send(tx, 'enquiry-notice', { enquiryId, ...about, staffId, mark: ctx.ports.clock.now().getTime() })
}
