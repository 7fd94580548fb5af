import {
  DEALER_BUSINESS_KINDS,
  DEALER_INTERESTS,
  DEALER_LIMITS,
  DEALER_VOLUMES,
  type DealerBusinessKind,
  type DealerInterest,
  type DealerVolume,
} from '#contract/dealer-values.ts'
import type { ApplyAsDealerInput } from '#contract/dealer.ts'
import { cleanLine, cleanText } from '#core/domain/text/index.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

/** An application as it was written, cleaned and cut; '' or null where nothing was given. */
export type ApplicationDraft = {
  company: string
  name: string
  mail: string
  mobile: string
  whatsapp: string
  countryId: number | null
  countryName: string
  territory: string
  businessKind: DealerBusinessKind | null
  yearsInBusiness: number | null
  yearlyVolume: DealerVolume | null
  interests: DealerInterest[]
  brands: string
  hasShowroom: boolean | null
  hasWorkshop: boolean | null
  remark: string
  locale: Locale
  honeypot: string
}

const MOST_YEARS = 300

/** Reads whatever arrived; never fails. `locale`: of the request, used where `lang` names no language of ours. */
export function readApplication(input: ApplyAsDealerInput, locale: Locale): ApplicationDraft {
  const line = (key: Exclude<keyof typeof DEALER_LIMITS, 'remark'>) => cleanLine(input[key], DEALER_LIMITS[key])
  return {
    company: line('company'),
    name: line('name'),
    mail: line('mail'),
    mobile: line('mobile'),
    whatsapp: line('whatsapp'),
    countryId: readNumber(input.country_id, Number.MAX_SAFE_INTEGER),
    countryName: line('country'),
    territory: line('territory'),
    businessKind: oneOf(DEALER_BUSINESS_KINDS, input.business_kind),
    yearsInBusiness: readNumber(input.years_in_business, MOST_YEARS),
    yearlyVolume: oneOf(DEALER_VOLUMES, input.yearly_volume),
    interests: readInterests(input.interests),
    brands: line('brands'),
    hasShowroom: readFlag(input.has_showroom),
    hasWorkshop: readFlag(input.has_workshop),
    remark: cleanText(input.remark, DEALER_LIMITS.remark),
    locale: isLocale(input.lang) ? input.lang : locale,
    honeypot: cleanLine(input.company_website, 200),
  }
}

/** What makes two applications the same one: everything that was written, and the contents of the documents. */
export function applicationIdentity(draft: ApplicationDraft, sha256s: readonly string[]): Record<string, unknown> {
  const { honeypot: _trap, locale: _locale, ...written } = draft
  return { ...written, documents: sha256s }
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | null {
  return values.find((value) => value === cleanLine(given, 40)) ?? null
}

function readInterests(given: ApplyAsDealerInput['interests']): DealerInterest[] {
  const parts = Array.isArray(given) ? given.map(String) : (given ?? '').split(',')
  const wanted = new Set(parts.map((part) => part.trim()))
  return DEALER_INTERESTS.filter((interest) => wanted.has(interest))
}

// Digits of any script: a keyboard in Arabic or Urdu writes its own.
function readNumber(given: unknown, most: number): number | null {
  const text = cleanLine(given, 20).replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
  const number = Number(text)
  return /^\d{1,15}$/.test(text) && number <= most ? number : null
}

// Digits of a script stand in runs of ten that begin at their zero.
function digitValue(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  const own = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && own - zero < 9) zero -= 1
  return own - zero
}

function readFlag(given: unknown): boolean | null {
  if (typeof given === 'boolean') return given
  const text = cleanLine(given, 10).toLowerCase()
  if (['yes', 'true', '1'].includes(text)) return true
  return ['no', 'false', '0'].includes(text) ? false : null
}
