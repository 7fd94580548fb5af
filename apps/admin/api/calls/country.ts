import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import {
  listStaffCountriesInputSchema,
  publishCountriesInputSchema,
  publishedCountriesSchema,
  saveCountryInputSchema,
  staffCountryPageSchema,
  staffCountrySchema,
} from '#contract/staff-country.ts'
import { findStaffCountry, listCountryRevisions, listStaffCountries, publishCountries, saveCountry } from '#core/domain/country/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Countries that buyers may come from. */
export const COUNTRY_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/countries',
    access: 'content.read',
    summary: 'Every country, offered on the site or not, in the order of its lists',
    input: listStaffCountriesInputSchema,
    data: staffCountryPageSchema,
    run: ({ ctx, input }) => listStaffCountries({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/countries/publish',
    access: 'content.publish',
    summary: 'Offer several countries on the site, or take them off; answers those that were changed',
    input: publishCountriesInputSchema,
    data: publishedCountriesSchema,
    run: ({ ctx, input }) => publishCountries({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/countries/{id}',
    access: 'content.read',
    summary: 'A country with its names in every language',
    input: one,
    data: staffCountrySchema,
    run: ({ ctx, input }) => findStaffCountry({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/countries/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a country, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listCountryRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/countries/{id}',
    access: 'content.write',
    summary: 'Change a country; `conflict` where somebody has changed it since `version`',
    input: one.extend(saveCountryInputSchema.shape),
    data: staffCountrySchema,
    run: ({ ctx, input }) => saveCountry({ ctx, input }),
  }),
]
