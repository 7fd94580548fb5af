import { z } from 'zod'
import { COMPANY_LISTS, type CompanyList } from './list-values.ts'
import { localeSchema, textsSchema } from './texts.ts'

/**
 * An entry of a list. `name`: one of the product's, whose words it has in each language that has none of its own; empty: the company's own,
 * which is shown in the languages that have a title.
 */
function listOf(names: readonly string[]) {
  return z
    .array(
      z
        .strictObject({ name: z.enum(['', ...names]), titles: textsSchema(120), texts: textsSchema(600), is_shown: z.boolean() })
        .refine(({ name, titles }) => name !== '' || Object.keys(titles).length > 0, { path: ['titles', 'en'], error: 'required' }),
    )
    .max(20, 'too_many')
    .refine((rows) => names.every((name) => rows.filter((row) => row.name === name).length <= 1), 'twice')
}

/** Steps of a deal, services and the like, each list in its order. */
export const listsSchema = z.strictObject({
  process: listOf(COMPANY_LISTS.process),
  after_sales: listOf(COMPANY_LISTS.after_sales),
  provided: listOf(COMPANY_LISTS.provided),
  business: listOf(COMPANY_LISTS.business),
  dealer_services: listOf(COMPANY_LISTS.dealer_services),
  dealer_benefits: listOf(COMPANY_LISTS.dealer_benefits),
  dealer_steps: listOf(COMPANY_LISTS.dealer_steps),
  slogans: listOf(COMPANY_LISTS.slogans),
} satisfies Record<CompanyList, z.ZodType>)
export type Lists = z.infer<typeof listsSchema>

/** The product's words for the entries of a list, by list, name and language. */
export const listWordsSchema = z.record(z.string(), z.record(z.string(), z.record(localeSchema, z.object({ title: z.string(), text: z.string() }))))
export type ListWords = z.infer<typeof listWordsSchema>
