import { z } from 'zod'
import { lineSchema } from './texts.ts'

const ISO_CODE = /^[A-Z]{2}$/
const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/

/** UN/LOCODE: the country, then three letters or digits from 2 to 9, with or without the blank between them. */
const locode = z
  .string()
  .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
  .regex(LOCODE, 'un_locode')

/** A sea port or rail terminal as staff edit it, whole. Degrees north and east are positive. `has_…` null: not known. */
export const portValueSchema = z
  .strictObject({
    port_name: lineSchema(80).min(1, 'required'),
    country_iso2: z.string('required').regex(ISO_CODE, 'required'),
    un_locode: locode.nullable(),
    region: lineSchema(80).min(1, 'required').nullable(),
    latitude: z.number('a_number').min(-90, 'latitude').max(90, 'latitude').nullable(),
    longitude: z.number('a_number').min(-180, 'longitude').max(180, 'longitude').nullable(),
    has_roro: z.boolean().nullable(),
    has_container: z.boolean().nullable(),
  })
  .superRefine(({ country_iso2: iso2, un_locode: code, latitude, longitude }, { addIssue }) => {
    if (code !== null && LOCODE.test(code) && ISO_CODE.test(iso2) && !code.startsWith(iso2))
      addIssue({ code: 'custom', path: ['un_locode'], message: 'locode_country' })
    if ((latitude === null) !== (longitude === null)) addIssue({ code: 'custom', path: [latitude === null ? 'latitude' : 'longitude'], message: 'required' })
  })
export type PortValue = z.infer<typeof portValueSchema>

/** `version` 0: it is new. */
export const savePortInputSchema = z.strictObject({ version: z.number().int().min(0), value: portValueSchema })

/** `units`: used cars that name it as their port of loading, so that it keeps its name and stays. */
export const staffPortSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  is_sample: z.boolean(),
  units: z.number().int(),
  value: portValueSchema,
})
export type StaffPort = z.infer<typeof staffPortSchema>

/** `country`: its name in the language of who reads. */
export const staffPortRowSchema = z.object({
  id: z.number().int(),
  port_name: z.string(),
  country_iso2: z.string(),
  country: z.string(),
  un_locode: z.string().nullable(),
  region: z.string().nullable(),
  has_roro: z.boolean().nullable(),
  has_container: z.boolean().nullable(),
  is_sample: z.boolean(),
})
export type StaffPortRow = z.infer<typeof staffPortRowSchema>
export const staffPortPageSchema = z.object({ list: z.array(staffPortRowSchema), total: z.number().int() })
export type StaffPortPage = z.infer<typeof staffPortPageSchema>

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] })

/** `word`: of its name, region or UN/LOCODE, or of its country’s name in any language. */
export const listStaffPortsInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  country: z.string().regex(ISO_CODE).optional(),
  roro: flag.optional(),
  container: flag.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(50),
})
export type ListStaffPortsInput = z.infer<typeof listStaffPortsInputSchema>
