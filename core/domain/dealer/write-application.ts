import type { ApplyAsDealerInput } from '#contract/dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import { writeAdEvent } from '#core/domain/ad-event/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readTouch, toE164 } from '#core/domain/enquiry/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import { emitWebhook } from '#core/domain/webhook/index.ts'
import type { ApplicationCountry } from './find-application-country.ts'
import { insertDocuments, type OfferedDocument } from './keep-documents.ts'
import type { ApplicationDraft } from './read-application.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { writeEvent } from './write-event.ts'

export type ApplicationFacts = {
  input: ApplyAsDealerInput
  draft: ApplicationDraft
  country: ApplicationCountry | null
  /** As they were sent; which of them are kept is told apart. */
  documents: readonly ReceivedDocument[]
  /** Counted, and not kept. */
  ip: string | null
  network: string | null
  userAgent: string | null
  now: Date
  /** False past the limit of mails to one address. */
  isConfirmed: boolean
}

/** `documents`: those that are kept. */
type Written = { reference: string; facts: ApplicationFacts; documents: readonly OfferedDocument[] }

/** Writes the case with its first event, documents and outbox jobs. Call inside the transaction that holds the idempotency key. */
export async function writeApplication(tx: Tx, ctx: Ctx, { reference, facts, documents }: Written): Promise<void> {
  const { draft, now } = facts
  const leftOut = facts.documents.length - documents.length
  const isQuarantined = draft.honeypot !== ''
  const [row] = await tx
    .insert(dealerApplication)
    .values({ reference, ...columnsOf(facts), isQuarantined, createdAt: now, updatedAt: now })
    .returning({ id: dealerApplication.id })
  if (!row) throw new Error('insert into dealer_application returned no row')
  const eventId = await writeEvent(tx, {
    dealerApplicationId: row.id,
    kind: 'submitted',
    staffId: null,
    detail: {
      network: facts.network,
      user_agent: cleanLine(facts.userAgent, 300) || null,
      count: documents.length,
      ...(leftOut > 0 ? { left_out: leftOut } : {}),
    },
    createdAt: now,
  })
  if (!isQuarantined) {
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: facts.isConfirmed, toStaff: true })
    await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'dealer', id: row.id })
  }
  if (facts.input.ad_consent) await writeAdEvent(tx, ctx, { dealerApplicationId: row.id, consent: facts.input.ad_consent, now })
  await emitWebhook(tx, ctx, { type: 'dealer.created', dealerId: row.id })
  await insertDocuments({ tx, dealerApplicationId: row.id, documents, now })
}

function columnsOf({ input, draft, country, now }: ApplicationFacts) {
  const iso2 = country?.iso2 ?? null
  return {
    company: draft.company,
    name: draft.name,
    mail: draft.mail,
    mobile: draft.mobile,
    mobileE164: toE164(draft.mobile, iso2),
    whatsapp: draft.whatsapp || null,
    whatsappE164: toE164(draft.whatsapp, iso2),
    countryId: country?.id ?? null,
    // One name per country for lists; an unknown one stays as it was typed.
    countryName: country?.name ?? draft.countryName,
    territory: draft.territory || null,
    businessKind: draft.businessKind,
    yearsInBusiness: draft.yearsInBusiness,
    yearlyVolume: draft.yearlyVolume,
    interests: draft.interests,
    brands: draft.brands || null,
    hasShowroom: draft.hasShowroom,
    hasWorkshop: draft.hasWorkshop,
    remark: draft.remark || null,
    detail: { first_touch: touchOf(input.first_touch, now), last_touch: touchOf(input.last_touch, now) },
    locale: draft.locale,
  }
}

// In the names of the wire, without what was not told.
function touchOf(touch: ApplyAsDealerInput['first_touch'], now: Date): Record<string, string> | null {
  const read = readTouch(touch ?? null, now)
  if (read === null) return null
  const told = Object.entries(read).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return [[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value instanceof Date ? value.toISOString() : value]]
  })
  return Object.fromEntries(told)
}
