import { z } from 'zod'

/** `GET /api/home/country`: names in the request's language; `word` filters by name, English name, ISO code or calling code. */
export const listCountriesInputSchema = z.strictObject({ word: z.string().trim().max(60).optional() })
export type ListCountriesInput = z.infer<typeof listCountriesInputSchema>
export const countrySchema = z.object({ id: z.number().int(), country: z.string(), iso2: z.string(), calling_code: z.string().nullable() })
export type Country = z.infer<typeof countrySchema>

/** `GET /api/home/port`: sea ports and rail terminals of a country (ISO 3166-1 alpha-2), by name. */
export const listPortsInputSchema = z.strictObject({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
})
export type ListPortsInput = z.infer<typeof listPortsInputSchema>
export const seaPortSchema = z.object({ port_name: z.string(), un_locode: z.string().nullable() })
export type SeaPort = z.infer<typeof seaPortSchema>

/**
 * `GET /api/home/sys_column`. `column` is a translation key, `url` as R4.3 reads it (`+` parent and child, `-` desktop and mobile). `label`: the words of a
 * further link in the request's language, which has no key; null for the columns of the site.
 */
export const menuColumnSchema = z.object({ column: z.string(), url: z.string(), is_hot: z.boolean(), label: z.string().nullable() })
export type MenuColumn = z.infer<typeof menuColumnSchema>
