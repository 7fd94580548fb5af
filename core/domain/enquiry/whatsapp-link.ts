import { eq } from 'drizzle-orm'
import type { WhatsappLink } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry } from '#core/db/schema/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { whatsappDigits } from './phone.ts'

/** A chat with `number` (digits with country code) and a text that is filled in, to be sent by the person who opens it. */
export function whatsappLink(input: { number: string; text: string }): WhatsappLink {
  return { ...input, url: `https://wa.me/${input.number}?text=${encodeURIComponent(input.text)}` }
}

type About = { reference: string; vehicle: string | null }

/** Staff to buyer: greets in the buyer's language and names enquiry and vehicle. Null where no number can be dialled. */
export async function linkToBuyer(input: About & BuyerNumbers & { name: string; locale: string; companyName: string }): Promise<WhatsappLink | null> {
  const number = digitsOf(input)
  if (number === null) return null
  const t = await whatsappMessages(input.locale)
  const values = { name: input.name, company: input.companyName, reference: input.reference }
  const text = input.vehicle === null ? t('whatsapp.toBuyer', values) : t('whatsapp.toBuyerVehicle', { ...values, vehicle: input.vehicle })
  return whatsappLink({ number, text })
}

/** Buyer to company, for the acknowledgement and the page after sending. `companyNumber` as staff wrote it; null where it is not set. */
export async function linkToCompany(input: About & { companyNumber: string; locale: string }): Promise<WhatsappLink | null> {
  const number = whatsappDigits({ e164: null, written: input.companyNumber }) ?? (input.companyNumber.replace(/\D/g, '') || null)
  if (number === null) return null
  const t = await whatsappMessages(input.locale)
  const { reference, vehicle } = input
  const text = vehicle === null ? t('whatsapp.toCompany', { reference }) : t('whatsapp.toCompanyVehicle', { reference, vehicle })
  return whatsappLink({ number, text })
}

/** Digits to reach a buyer by; null where neither number has a known country code. */
export async function buyerNumber(db: Tx, enquiryId: number): Promise<string | null> {
  const [row] = await db
    .select({ mobile: enquiry.mobile, mobile_e164: enquiry.mobileE164, whatsapp: enquiry.whatsapp, whatsapp_e164: enquiry.whatsappE164 })
    .from(enquiry)
    .where(eq(enquiry.id, enquiryId))
  return row ? digitsOf(row) : null
}

type BuyerNumbers = { mobile: string; mobile_e164: string | null; whatsapp: string | null; whatsapp_e164: string | null }

// The number given for WhatsApp comes first; without one, most mobile numbers are on WhatsApp too.
function digitsOf(numbers: BuyerNumbers): string | null {
  return whatsappDigits({ e164: numbers.whatsapp_e164, written: numbers.whatsapp }) ?? whatsappDigits({ e164: numbers.mobile_e164, written: numbers.mobile })
}

async function whatsappMessages(locale: string) {
  await preloadMessages(['mail'])
  const known: Locale = isLocale(locale) ? locale : DEFAULT_LOCALE
  return createServerTranslator(known, 'mail')
}
