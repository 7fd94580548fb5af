import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { ENQUIRY_ITEM_LIMITS, ENQUIRY_LINK_DAYS, type BuyerEnquiryState, type EnquiryStatus } from '#contract/enquiry-values.ts'
import {
  listEnquiryStatusesInputSchema,
  type EnquiryCaseView,
  type EnquiryStatusView,
  type FindEnquiryStatusInput,
  type ListEnquiryStatusesAnswer,
  type ListEnquiryStatusesInput,
} from '#contract/enquiry.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { country, enquiry, enquiryItem } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingNames } from '#core/domain/fitting/index.ts'
import { formatNumber, formatRow } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { vehicleName } from './enquiry-row.ts'
import { ITEM_COUNTS, itemsText } from './item-counts.ts'
import { readPortPrices } from './read-port-prices.ts'
import { readStatusCode, readStatusKey } from './status-code.ts'
import { subjectPath } from './subject-path.ts'

/** As many stand in a line of the buyer's list. */
const FIRST_NAMES = sql<string[]>`array(select coalesce(i.name, i.sign) from enquiry_item i where i.enquiry_id = enquiry.id order by i.position limit 2)`

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

/**
 * The state of the enquiry that a link opens, and what it asks for (R10.24); the code is the permission. Nothing of who sent it and what they wrote.
 * Throws `not_found` for a false code and after 180 days.
 */
export async function findEnquiryStatus({ ctx, input }: { ctx: Ctx; input: FindEnquiryStatusInput }): Promise<EnquiryCaseView> {
  const [row] = await readRows(ctx, [input.code])
  if (!row) throw new AppError('not_found')
  const counts = await itemsText(ctx.locale, { vehicles: row.vehicleCount, parts: row.partCount })
  const { quantity, destinationPort, priceBasis, countryIso2, carModelSign } = row
  const things = await readThings(ctx, row.id)
  const asked = { country_iso2: countryIso2, destination_port: destinationPort, car_model_sign: carModelSign, vehicle: row.named, items: things }
  return {
    ...toView(row, row.named ?? counts),
    items: things.map(({ kind, name, sign, quantity: pieces }) => ({
      name: name ?? sign,
      sign: kind === 'car' || name === null ? null : sign,
      quantity: pieces,
    })),
    quantity,
    destination_port: destinationPort,
    price_basis: priceBasis,
    port_prices: await readPortPrices(ctx, asked),
  }
}

/** The states of up to 50 enquiries in the order of their codes, null for a code that opens nothing (R10.25). */
export async function listEnquiryStatuses({ ctx, input }: { ctx: Ctx; input: ListEnquiryStatusesInput }): Promise<ListEnquiryStatusesAnswer> {
  const { codes } = readInput(listEnquiryStatusesInputSchema, input)
  const rows = await readRows(ctx, codes)
  return { list: rows.map((row) => (row === null ? null : toView(row, row.named ?? firstThings(ctx.locale, row)))) }
}

/** The enquiries of codes in their order, `named` as people call what each is about. */
async function readRows(ctx: Ctx, codes: readonly string[]) {
  const key = await readStatusKey(ctx)
  const references = codes.map((code) => readStatusCode(key, code))
  const rows = await selectRows(
    ctx,
    references.filter((reference) => reference !== null),
  )
  const names = await listFittingNames({ ctx, input: { ids: rows.flatMap((row) => row.fittingId ?? []) } })
  const nameOf = (row: Row) => (row.fittingId === null ? undefined : names.get(row.fittingId)) ?? vehicleName(row.brandName, row.carModelName)
  const byReference = new Map(rows.map((row) => [row.reference, { ...row, named: nameOf(row) }]))
  return references.map((reference) => (reference === null ? null : (byReference.get(reference) ?? null)))
}

function readThings({ db }: Ctx, enquiryId: number) {
  return db
    .select({ kind: enquiryItem.kind, name: enquiryItem.name, sign: enquiryItem.sign, quantity: enquiryItem.quantity })
    .from(enquiryItem)
    .where(eq(enquiryItem.enquiryId, enquiryId))
    .orderBy(enquiryItem.position)
    .limit(ENQUIRY_ITEM_LIMITS.items)
}

async function selectRows({ db, ports }: Ctx, references: string[]) {
  if (references.length === 0) return []
  return db
    .select({
      id: enquiry.id,
      reference: enquiry.reference,
      status: enquiry.status,
      isTakenUp: sql<boolean>`exists (select 1 from enquiry_event v where v.enquiry_id = ${sql.raw('enquiry.id')} and v.staff_id is not null)`,
      brandName: enquiry.brandName,
      carModelName: enquiry.carModelName,
      carModelSign: enquiry.carModelSign,
      carId: enquiry.carId,
      usedCarId: enquiry.usedCarId,
      fittingId: enquiry.fittingId,
      quantity: enquiry.quantity,
      destinationPort: enquiry.destinationPort,
      countryIso2: country.iso2,
      priceBasis: enquiry.priceBasis,
      createdAt: enquiry.createdAt,
      firstNames: FIRST_NAMES,
      ...ITEM_COUNTS,
    })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(and(inArray(enquiry.reference, references), gt(enquiry.createdAt, new Date(ports.clock.now().getTime() - LIFETIME_MS))))
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function toView(row: Row, subject: string | null): EnquiryStatusView {
  return { reference: row.reference, state: stateOf(row), subject, path: subjectPath(row), sent_at: row.createdAt.toISOString() }
}

function firstThings(locale: Locale, { firstNames, vehicleCount, partCount }: Row): string | null {
  if (firstNames.length === 0) return null
  const more = vehicleCount + partCount - firstNames.length
  return formatRow(locale, firstNames) + (more > 0 ? ` +${formatNumber(locale, more)}` : '')
}

// Somebody has taken it up and has not said yet that the buyer was reached. That the rules gave it to them is not taking it up.
function stateOf({ status, isTakenUp }: Row): BuyerEnquiryState {
  return status === 'new' && isTakenUp ? 'in_hand' : STATES[status]
}
