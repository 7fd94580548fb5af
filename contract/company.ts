import { z } from 'zod'
import { accentFault } from './accent-values.ts'
import { lineSchema, linesSchema, textsSchema } from './texts.ts'
import type { ClaimName } from './company-values.ts'

/** A number that people can call, with its country code; digits, spaces, brackets and hyphens as they are read. */
const phone = z
  .string()
  .trim()
  .regex(/^(\+[0-9][0-9 ()-]{5,28}[0-9])?$/, 'phone')
const mail = z.union([z.literal(''), z.email('mail').trim().max(254)])
const profile = z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'https_address' }).max(300)])

/** Facts of the company that screens and mails show. Empty string: not set, then nothing is shown. */
export const companySchema = z.strictObject({
  name: lineSchema(60).min(1, 'required'),
  legal_name: lineSchema(120),
  registration_number: lineSchema(60),
  /** Who may act for it, one or several names. */
  represented_by: lineSchema(200),
  /** Lines of a postal address, as they are written on an envelope. */
  address: linesSchema(400),
  /** Further addresses, an office or a yard, each with its name in every language that has one. */
  places: z.array(z.strictObject({ names: textsSchema(80), address: linesSchema(400).min(1, 'required') })).max(8, 'too_many'),
  whatsapp: phone,
  phone,
  mail,
  facebook: profile,
  instagram: profile,
  youtube: profile,
  linkedin: profile,
  tiktok: profile,
})
export type Company = z.infer<typeof companySchema>

/** What every page and every mail shows of the company: its name and the ways to reach it. */
export type CompanyContacts = Omit<Company, 'legal_name' | 'registration_number' | 'represented_by' | 'address' | 'places'>

/** Time of a day: `09:00`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')

/** `days`: 1 Monday to 7 Sunday. `time_zone`: a name of the IANA list, `Asia/Shanghai`. */
const week = { days: z.array(z.int().min(1).max(7)).max(7), from: time, to: time, time_zone: z.string().refine(isTimeZone, 'time_zone') }

/** When one person works: the same hours on some days of the week. */
export const weekSchema = z
  .strictObject({ ...week, days: week.days.min(1, 'required') })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'before_start' })

/** Days on which nobody answers, both ends included. */
const holidaySchema = z
  .strictObject({ from: z.iso.date('date'), to: z.iso.date('date') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'before_start' })

/** When somebody answers; no `days`: not set. `extra_days` are worked although the week or a holiday says otherwise. */
export const hoursSchema = z
  .strictObject({ ...week, holidays: z.array(holidaySchema).max(60, 'too_many'), extra_days: z.array(z.iso.date('date')).max(60, 'too_many') })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'before_start' })
export type Hours = z.infer<typeof hoursSchema>

/** A claim with the day on which it was true and what shows it; the source is for the company alone. */
const claim = z.strictObject({
  value: z.int('whole_number').min(1, 'whole_number').max(1_000_000_000, 'too_long'),
  as_of: z.iso.date('date'),
  source: lineSchema(300),
})
export const claimsSchema = z.strictObject({
  founded: claim.nullable(),
  qualified: claim.nullable(),
  vehicles: claim.nullable(),
  makers: claim.nullable(),
  countries: claim.nullable(),
  staff: claim.nullable(),
  enquiries: claim.nullable(),
} satisfies Record<ClaimName, z.ZodType>)
export type Claims = z.infer<typeof claimsSchema>

/** Who is told of what by mail. None: whoever may work on it. */
export const noticesSchema = z.strictObject({
  enquiry_mails: z.array(z.email('mail').max(254)).max(20, 'too_many'),
})

/** A picture of the store, by its id. */
const picture = z.int().min(1).nullable()

/** How the site looks. Accent: `#rrggbb`, empty for the product's own. `logo_dark` stands on dark pages; without one, the logo does, on a light plate. */
export const appearanceSchema = z.strictObject({
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, { error: 'colour', abort: true })
    .refine((colour) => faultOf(colour) !== 'contrast_ground', 'contrast_ground')
    .refine((colour) => faultOf(colour) !== 'contrast_text', 'contrast_text'),
  logo: picture,
  logo_dark: picture,
  icon: picture,
})

function faultOf(colour: string) {
  return colour === '' ? null : accentFault(colour)
}

/** Whether it is a name of the IANA list that this system knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
