import { and, gt, inArray } from 'drizzle-orm'
import { ENQUIRY_LINK_DAYS, type BuyerEnquiryState, type EnquiryStatus } from '#contract/enquiry-values.ts'
import {
  listEnquiryStatusesInputSchema,
  type EnquiryStatusView,
  type FindEnquiryStatusInput,
  type ListEnquiryStatusesAnswer,
  type ListEnquiryStatusesInput,
} from '#contract/enquiry.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingNames } from '#core/domain/fitting/index.ts'
import { vehicleName } from './enquiry-row.ts'
import { ITEM_COUNTS, itemsText } from './item-counts.ts'
import { readStatusCode, readStatusKey } from './status-code.ts'
import { subjectPath } from './subject-path.ts'

const LIFETIME_MS = ENQUIRY_LINK_DAYS * 24 * 3600_000

/** `spam` is the staff's word for it: to the sender it was received like any other. */
const STATES: Readonly<Record<EnquiryStatus, BuyerEnquiryState>> = {
  new: 'received',
  spam: 'received',
  contacted: 'answered',
  qualified: 'answered',
  quoted: 'answered',
  won: 'closed',
  lost: 'closed',
}

/** The state of the enquiry that a link opens (R10.24); the code is the permission. Throws `not_found` for a false code and after 180 days. */
export async function findEnquiryStatus({ ctx, input }: { ctx: Ctx; input: FindEnquiryStatusInput }): Promise<EnquiryStatusView> {
  const [found] = (await listEnquiryStatuses({ ctx, input: { codes: [input.code] } })).list
  if (!found) throw new AppError('not_found')
  return found
}

/** The states of up to 50 enquiries in the order of their codes, null for a code that opens nothing (R10.25). */
export async function listEnquiryStatuses({ ctx, input }: { ctx: Ctx; input: ListEnquiryStatusesInput }): Promise<ListEnquiryStatusesAnswer> {
  const { codes } = readInput(listEnquiryStatusesInputSchema, input)
  const key = await readStatusKey(ctx)
  const references = codes.map((code) => readStatusCode(key, code))
  const rows = await selectRows(
    ctx,
    references.filter((reference) => reference !== null),
  )
  const names = await listFittingNames({ ctx, input: { ids: rows.flatMap((row) => row.fittingId ?? []) } })
  const views = new Map(await Promise.all(rows.map(async (row) => [row.reference, await toView(ctx, row, names)] as const)))
  return { list: references.map((reference) => (reference === null ? null : (views.get(reference) ?? null))) }
}

async function selectRows({ db, ports }: Ctx, references: string[]) {
  if (references.length === 0) return []
  return db
    .select({
      reference: enquiry.reference,
      status: enquiry.status,
      ownerId: enquiry.ownerId,
      firstResponseAt: enquiry.firstResponseAt,
      brandName: enquiry.brandName,
      carModelName: enquiry.carModelName,
      carModelSign: enquiry.carModelSign,
      carId: enquiry.carId,
      usedCarId: enquiry.usedCarId,
      fittingId: enquiry.fittingId,
      createdAt: enquiry.createdAt,
      ...ITEM_COUNTS,
    })
    .from(enquiry)
    .where(and(inArray(enquiry.reference, references), gt(enquiry.createdAt, new Date(ports.clock.now().getTime() - LIFETIME_MS))))
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

async function toView({ locale }: Ctx, row: Row, names: ReadonlyMap<number, string>): Promise<EnquiryStatusView> {
  const named = (row.fittingId === null ? undefined : names.get(row.fittingId)) ?? vehicleName(row.brandName, row.carModelName)
  return {
    reference: row.reference,
    state: stateOf(row),
    subject: named ?? (await itemsText(locale, { vehicles: row.vehicleCount, parts: row.partCount })),
    path: subjectPath(row),
    sent_at: row.createdAt.toISOString(),
  }
}

// Somebody has taken it up, or opened the chat with the buyer, and has not said yet that the buyer was reached.
function stateOf({ status, ownerId, firstResponseAt }: Row): BuyerEnquiryState {
  return status === 'new' && (ownerId !== null || firstResponseAt !== null) ? 'in_hand' : STATES[status]
}
