import { ENQUIRY_ORIGINS, MOST_UNITS, PRICE_BASES, type EnquiryOrigin, type PriceBasis } from '#contract/enquiry-values.ts'
import { ENQUIRY_LIMITS, ENQUIRY_SOURCE, type RecordEnquiryInput, type Touch } from '#contract/enquiry.ts'
import { tidyVin } from '#contract/vin.ts'
import { asciiDigits, cleanLine, cleanText } from '#core/domain/text/index.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { readItemDrafts, soleSign, type ItemDraft } from './item-drafts.ts'

/** An enquiry as it was written, cleaned and cut; '' where nothing was given. */
export type EnquiryDraft = {
  name: string
  mail: string
  mobile: string
  whatsapp: string
  countryId: number | null
  countryName: string
  remark: string
  /** In capitals, without blanks. */
  vin: string
  quantity: number | null
  destinationPort: string
  priceBasis: PriceBasis | null
  items: ItemDraft[]
  source: string
  origin: EnquiryOrigin
  originId: string
  locale: Locale
  brandSign: string
  brandName: string
  carModelSign: string
  carModelName: string
  honeypot: string
  /** Null: not measured (no JavaScript, another client). */
  elapsedMs: number | null
  firstTouch: Touch | null
  lastTouch: Touch | null
}

/** Reads whatever arrived; never fails. `locale`: of the request, used where `lang` names no language of ours. */
export function readDraft(input: RecordEnquiryInput, locale: Locale): EnquiryDraft {
  const line = (key: Exclude<keyof typeof ENQUIRY_LIMITS, 'touch'>) => cleanLine(input[key], ENQUIRY_LIMITS[key])
  const items = readItemDrafts(input.items)
  return {
    name: line('name'),
    mail: line('mail'),
    // Who gives a WhatsApp number alone can be called by it (R10.1).
    mobile: line('mobile') || line('whatsapp'),
    whatsapp: line('whatsapp'),
    countryId: readId(input.country_id),
    countryName: line('country'),
    remark: cleanText(input.remark, ENQUIRY_LIMITS.remark),
    vin: tidyVin(line('vin')),
    quantity: readQuantity(input.quantity),
    destinationPort: line('destination_port'),
    priceBasis: readBasis(input.price_basis),
    items,
    source: line('from') || ENQUIRY_SOURCE,
    origin: readOrigin(input.origin),
    originId: line('from_id'),
    locale: isLocale(input.lang) ? input.lang : locale,
    brandSign: line('brand_sign'),
    brandName: line('brand'),
    carModelSign: line('car_model_sign') || soleSign(items),
    carModelName: line('car_model'),
    honeypot: cleanLine(input.company_website, 200),
    elapsedMs: readElapsed(input.elapsed_ms),
    firstTouch: input.first_touch ?? null,
    lastTouch: input.last_touch ?? null,
  }
}

/** What makes two enquiries the same one: everything the buyer wrote, nothing that differs between two tries. */
export function draftIdentity(draft: EnquiryDraft): Record<string, unknown> {
  const {
    elapsedMs: _elapsed,
    firstTouch: _first,
    lastTouch: _last,
    honeypot: _trap,
    locale: _locale,
    quantity,
    destinationPort,
    priceBasis,
    items,
    ...written
  } = draft
  // Left out where nothing was said: an enquiry that was first sent before these fields existed stays the same one.
  const given = items.length === 0 ? null : items
  const order = Object.entries({ quantity, destinationPort, priceBasis, items: given }).filter(([, value]) => value !== null && value !== '')
  return { ...written, ...Object.fromEntries(order) }
}

function readQuantity(value: unknown): number | null {
  const text = asciiDigits(cleanLine(value, 20))
  const quantity = Number(text)
  return /^\d{1,6}$/.test(text) && quantity >= 1 && quantity <= MOST_UNITS ? quantity : null
}

function readBasis(value: unknown): PriceBasis | null {
  const text = cleanLine(value, 20).toLowerCase()
  return PRICE_BASES.find((basis) => basis === text) ?? null
}

function readOrigin(value: unknown): EnquiryOrigin {
  // What staff enter does not come in by this door.
  const found = ENQUIRY_ORIGINS.find((origin) => origin === value && origin !== 'entered')
  return found ?? 'other'
}

function readId(value: unknown): number | null {
  const text = cleanLine(value, 20)
  const id = Number(text)
  return /^\d{1,15}$/.test(text) && id > 0 ? id : null
}

function readElapsed(value: unknown): number | null {
  const text = cleanLine(value, 20)
  const elapsed = Number(text)
  return text !== '' && Number.isFinite(elapsed) && elapsed >= 0 ? elapsed : null
}
