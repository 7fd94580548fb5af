import { sql } from 'drizzle-orm'
import type { EntryChannel } from '#contract/enquiry-values.ts'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryAttribution, enquiryEvent, enquiryItem } from '#core/db/schema/index.ts'
import { writeAdEvent } from '#core/domain/ad-event/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReplyClock } from '#core/domain/reply-clock/index.ts'
import { noteRouted, takeTurn, type RoutingCase } from '#core/domain/routing/index.ts'
import { gatherLead, tellOwner } from '#core/domain/staff-notice/index.ts'
import { emitWebhook } from '#core/domain/webhook/index.ts'
import { attributionRows } from './attribution.ts'
import type { EnquiryHistory } from './find-history.ts'
import type { EnquirySubject } from './find-subject.ts'
import type { NamedItem } from './name-items.ts'
import { rawPayload } from './raw-payload.ts'
import type { EnquiryDraft } from './read-draft.ts'
import { HOURLY_LIMIT, type SpamVerdict } from './spam-score.ts'
import { tellNewOwner } from './tell-new-owner.ts'

export type EnquiryFacts = {
  input: RecordEnquiryInput
  draft: EnquiryDraft
  subject: EnquirySubject
  items: readonly NamedItem[]
  history: EnquiryHistory
  verdict: SpamVerdict
  mobileE164: string | null
  whatsappE164: string | null
  /** Truncated address of the sender and what the browser calls itself, kept with the event for telling floods apart. */
  network: string | null
  userAgent: string | null
  now: Date
  /** Since when an answer is owed, and by when; stopped where nobody waits. */
  clock: ReplyClock
  /** What decides whose it becomes; null: nothing does, or it has an owner. */
  routing: RoutingCase | null
  /** Who of the staff entered it by hand; null: the buyer sent it. */
  entry: EnquiryEntry | null
}

export type EnquiryEntry = {
  staffId: number | null
  channel: EntryChannel
  list: string | null
  gathering: string | null
  company: string | null
  isMine: boolean
  isReached: boolean
}

/** Writes the lead with its things, events, attribution and outbox jobs. Call inside the transaction that holds the idempotency key. */
export async function writeEnquiry(tx: Tx, ctx: Ctx, reference: string, facts: EnquiryFacts): Promise<void> {
  const routed = facts.routing === null ? null : await takeTurn(tx, facts.routing)
  const enquiryId = await insertEnquiry(tx, ctx, { reference, facts, ownerId: routed?.ownerId ?? (facts.entry?.isMine ? facts.entry.staffId : null) })
  if (facts.items.length > 0) await tx.insert(enquiryItem).values(itemRows(enquiryId, facts.items))
  await tx.insert(enquiryEvent).values(eventRows(enquiryId, facts))
  if (routed !== null) await noteRouted(tx, { enquiryId, decision: routed, now: facts.now })
  const touches = attributionRows({ enquiryId, first: facts.draft.firstTouch, last: facts.draft.lastTouch, now: facts.now })
  if (touches.length > 0) await tx.insert(enquiryAttribution).values(touches)
  if (facts.input.ad_consent) await writeAdEvent(tx, ctx, { enquiryId, consent: facts.input.ad_consent, now: facts.now })
  await emitWebhook(tx, ctx, { type: 'lead.created', enquiryId })
  if (facts.entry !== null) return finishEntry(tx, ctx, { enquiryId, entry: facts.entry, ownerId: routed?.ownerId ?? null })
  if (!facts.verdict.isQuarantined) await sendJobs(tx, ctx, { enquiryId, ownerId: routed?.ownerId ?? null, isAcknowledged: isWorthAcknowledging(facts) })
}

type Entered = { enquiryId: number; entry: EnquiryEntry; ownerId: number | null }

// Who entered it knows of it, and the buyer has spoken with somebody: no machine writes to either.
async function finishEntry(tx: Tx, ctx: Ctx, { enquiryId, entry, ownerId }: Entered): Promise<void> {
  await writeAudit(tx, { ctx, action: 'enquiry.entered', subjectKind: 'enquiry', subjectId: enquiryId, detail: { channel: entry.channel } })
  if (ownerId !== null && ownerId !== entry.staffId) {
    // Of a whole list nobody is told line by line.
    if (entry.gathering === null) await tellNewOwner(tx, ctx, { enquiryId, staffId: ownerId })
    else await gatherLead(tx, ctx, { enquiryId, staffId: ownerId, gathering: entry.gathering })
  }
  await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: enquiryId })
}

/**
 * Puts the mails about an enquiry and the search for its customer into the outbox, and tells whose it is, else everybody; all of it exists
 * exactly if the transaction commits.
 */
export async function sendJobs(tx: Tx, ctx: Ctx, input: { enquiryId: number; ownerId: number | null; isAcknowledged: boolean }): Promise<void> {
  if (input.isAcknowledged) await ctx.ports.jobs.send(tx, 'enquiry-acknowledge', { enquiryId: input.enquiryId })
  await ctx.ports.jobs.send(tx, 'enquiry-notify', { enquiryId: input.enquiryId })
  const { enquiryId, ownerId } = input
  await tellOwner(tx, ctx, { kind: ownerId === null ? 'enquiry_new' : 'enquiry_yours', enquiryId, ownerId })
  await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: input.enquiryId })
}

// Past the hourly limit nobody is answered by machine any more: the form must not serve to flood somebody's mailbox.
function isWorthAcknowledging(facts: EnquiryFacts): boolean {
  return !facts.verdict.reasons.includes('mail_unreadable') && facts.history.recentCount < HOURLY_LIMIT
}

type Insert = { reference: string; facts: EnquiryFacts; ownerId: number | null }

async function insertEnquiry(tx: Tx, ctx: Ctx, { reference, facts, ownerId }: Insert): Promise<number> {
  const { draft, subject, verdict } = facts
  const [row] = await tx
    .insert(enquiry)
    .values({
      reference,
      name: draft.name,
      company: facts.entry?.company ?? null,
      mail: draft.mail,
      mobile: draft.mobile,
      mobileE164: facts.mobileE164,
      whatsapp: draft.whatsapp || null,
      whatsappE164: facts.whatsappE164,
      countryId: subject.countryId,
      // One name per country for lists and exports; what was typed stays in the raw payload.
      countryName: subject.countryName ?? draft.countryName,
      remark: draft.remark,
      vin: draft.vin || null,
      quantity: draft.quantity,
      destinationPort: draft.destinationPort || null,
      priceBasis: draft.priceBasis,
      source: draft.source,
      origin: facts.entry === null ? draft.origin : 'entered',
      originId: facts.entry?.channel ?? (draft.originId || null),
      ownerId,
      status: facts.entry?.isReached ? 'contacted' : 'new',
      firstResponseAt: facts.entry?.isReached ? facts.now : null,
      ...facts.clock,
      locale: draft.locale,
      brandSign: draft.brandSign || null,
      brandName: draft.brandName || subject.brandName,
      carModelSign: draft.carModelSign || null,
      // A part's page shows its name in the buyer's language; staff and papers go by the catalogue's.
      carModelName: (subject.fittingId === null && draft.carModelName) || subject.carModelName || draft.carModelName || null,
      carId: subject.carId,
      usedCarId: subject.usedCarId,
      fittingId: subject.fittingId,
      memberId: ctx.actor.kind === 'member' ? existingMember(ctx.actor.memberId) : null,
      isQuarantined: verdict.isQuarantined,
      spamScore: verdict.score,
      spamReasons: verdict.reasons,
      rawPayload: rawPayload(facts.input),
      createdAt: facts.now,
      updatedAt: facts.now,
    })
    .returning({ id: enquiry.id })
  if (!row) throw new Error('insert into enquiry returned no row')
  return row.id
}

// An account that is deleted at this moment must not cost the lead: it is held, or the enquiry goes without it.
function existingMember(memberId: number) {
  return sql<number | null>`(select m.id from member m where m.id = ${memberId} for key share)`
}

function itemRows(enquiryId: number, items: readonly NamedItem[]): (typeof enquiryItem.$inferInsert)[] {
  return items.map(({ note, ...item }, position) => ({ ...item, enquiryId, position, note: note || null }))
}

function eventRows(enquiryId: number, facts: EnquiryFacts): (typeof enquiryEvent.$inferInsert)[] {
  if (facts.entry !== null) {
    const { staffId, channel, list } = facts.entry
    return [{ enquiryId, kind: 'entered', staffId, detail: list === null ? { channel } : { channel, list }, createdAt: facts.now }]
  }
  const received = { enquiryId, kind: 'received' as const, detail: { network: facts.network, user_agent: facts.userAgent }, createdAt: facts.now }
  if (facts.history.earlierReference === null) return [received]
  return [received, { enquiryId, kind: 'repeated', detail: { earlier_reference: facts.history.earlierReference }, createdAt: facts.now }]
}
