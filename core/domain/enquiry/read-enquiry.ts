import { and, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry } from '#core/db/schema/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingNames } from '#core/domain/fitting/index.ts'
import { readMails } from '#core/domain/mail-delivery/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { selectRows } from './enquiry-row.ts'
import { readItems } from './read-items.ts'
import { readPortPrices } from './read-port-prices.ts'
import { readEvents } from './read-events.ts'
import { readTouches } from './read-touches.ts'
import { suggestValue } from './suggest-value.ts'
import { linkToBuyer } from './whatsapp-link.ts'

const NEWEST_FIRST = { orderBy: [desc(enquiry.createdAt), desc(enquiry.id)], limit: 50, offset: 0 }

/** Everything known about an enquiry. Throws `not_found`. The caller has checked the permission. */
export async function readEnquiry(ctx: Ctx, id: number): Promise<EnquiryDetail> {
  const { db } = ctx
  const [row] = await selectRows(db, eq(enquiry.id, id), { orderBy: [desc(enquiry.id)], limit: 1, offset: 0 })
  const [facts] = await selectFacts(db, id)
  if (!row || !facts) throw new AppError('not_found')
  const buyerVehicle = await nameForBuyer(ctx, { ...row, fittingId: facts.fitting_id })
  const [items, events, touches, mails, samePerson, company] = await Promise.all([
    readItems(db, { enquiryId: id, locale: row.locale }),
    readEvents(db, [id]),
    readTouches(db, id),
    readMails(db, { enquiryId: id }),
    selectRows(db, isSamePerson(id, row.mail, facts.mobile_e164), NEWEST_FIRST),
    readCompany({ ctx }),
  ])
  return {
    ...row,
    ...facts,
    buyer_vehicle: buyerVehicle,
    items,
    port_prices: await readPortPrices(ctx, { ...row, ...facts, items }),
    suggested_value: await suggestValue(db, { id, quantity: facts.quantity, items }),
    updated_at: facts.updated_at.toISOString(),
    events: events.get(id) ?? [],
    first_touch: touches.first,
    last_touch: touches.last,
    mails,
    same_person: samePerson,
    whatsapp_link: await linkToBuyer({ ...row, ...facts, vehicle: buyerVehicle, companyName: company.name }),
  }
}

type Asked = { locale: string; vehicle: string | null; fittingId: number | null }

async function nameForBuyer({ db }: Ctx, { locale, vehicle, fittingId }: Asked): Promise<string | null> {
  if (fittingId === null || !isLocale(locale)) return vehicle
  const names = await listFittingNames({ ctx: { db, locale }, input: { ids: [fittingId] } })
  return names.get(fittingId) ?? vehicle
}

function selectFacts(db: Tx, id: number) {
  return db
    .select({
      mobile_e164: enquiry.mobileE164,
      company: enquiry.company,
      whatsapp: enquiry.whatsapp,
      whatsapp_e164: enquiry.whatsappE164,
      remark: enquiry.remark,
      vin: enquiry.vin,
      quantity: enquiry.quantity,
      destination_port: enquiry.destinationPort,
      price_basis: enquiry.priceBasis,
      source: enquiry.source,
      origin_id: enquiry.originId,
      brand_sign: enquiry.brandSign,
      brand_name: enquiry.brandName,
      car_model_sign: enquiry.carModelSign,
      car_model_name: enquiry.carModelName,
      car_id: enquiry.carId,
      fitting_id: enquiry.fittingId,
      member_id: enquiry.memberId,
      customer_id: sql<number | null>`(select coalesce(c.main_id, c.id) from customer c where c.id = ${enquiry.customerId})`.mapWith(Number),
      spam_reasons: enquiry.spamReasons,
      raw_payload: enquiry.rawPayload,
      loss_note: enquiry.lossNote,
      sale_version: enquiry.saleVersion,
      updated_at: enquiry.updatedAt,
    })
    .from(enquiry)
    .where(eq(enquiry.id, id))
}

function isSamePerson(id: number, mail: string, mobileE164: string | null): SQL | undefined {
  // Nobody is behind one that was erased.
  if (mail === '' && mobileE164 === null) return sql`false`
  if (mail === '') return and(ne(enquiry.id, id), eq(enquiry.mobileE164, mobileE164 ?? ''))
  const isSameMail = sql`lower(${enquiry.mail}) = lower(${mail})`
  return and(ne(enquiry.id, id), mobileE164 === null ? isSameMail : or(isSameMail, eq(enquiry.mobileE164, mobileE164)))
}
