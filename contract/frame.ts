import { z } from 'zod'
import { FOOTER_COLUMNS, FOOTER_PAGES, HOME_SECTIONS, MENU_COLUMNS } from './frame-values.ts'
import { linesSchema, lineSchema, localeSchema, textsSchema } from './texts.ts'

const day = z.union([z.literal(''), z.iso.date('date')])
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** Words to search for, one a line. */
const words = linesSchema(600)
  .min(1, 'required')
  .refine((text) => wordsIn(text).length <= MOST_WORDS, 'too_many')
  .refine((text) => wordsIn(text).every((word) => word.length <= LONGEST_WORD), 'too_long')

/**
 * What stands around the pages. The banner is shown from the beginning of its first day to the end of its last, by the clock of the company's hours;
 * empty: without such an end. `home_sections` in their order, each once.
 */
export const frameSchema = z
  .strictObject({
    banner: textsSchema(160),
    banner_from: day,
    banner_until: day,
    search_words: z.partialRecord(localeSchema, words),
    home_sections: z
      .array(z.strictObject({ name: z.enum(HOME_SECTIONS), is_shown: z.boolean() }))
      .refine((sections) => new Set(sections.map(({ name }) => name)).size === sections.length, 'twice'),
  })
  .refine(({ banner_from: from, banner_until: until }) => from === '' || until === '' || from <= until, { path: ['banner_until'], error: 'before_start' })

/** The header's menu in its order: columns of the site, and further links, which are shown in the languages that have words for them. */
export const menuSchema = z.strictObject({
  columns: z
    .array(
      z
        .strictObject({
          column: z.enum([...MENU_COLUMNS, 'link']),
          /** Of a link: a page of the site by its path, or another site by its whole address. */
          href: lineSchema(300),
          texts: textsSchema(40),
          is_shown: z.boolean(),
          is_hot: z.boolean(),
        })
        .refine(({ column, href }) => column !== 'link' || isLinkAddress(href), { path: ['href'], error: 'link_address' })
        .refine(({ column, texts }) => column !== 'link' || Object.keys(texts).length > 0, { path: ['texts', 'en'], error: 'required' }),
    )
    .max(20, 'too_many')
    .refine((columns) => MENU_COLUMNS.every((name) => columns.filter(({ column }) => column === name).length <= 1), 'twice'),
})

/** The end of desktop pages: its columns, and the links of `explore`, each in their order; a link of one's own is shown in the languages that have words for it. */
export const footerSchema = z.strictObject({
  columns: z
    .array(z.strictObject({ name: z.enum(FOOTER_COLUMNS), is_shown: z.boolean() }))
    .refine((columns) => new Set(columns.map(({ name }) => name)).size === columns.length, 'twice'),
  links: z
    .array(
      z
        .strictObject({
          page: z.enum([...FOOTER_PAGES, 'link']),
          /** Of a link: a page of the site by its path, or another site by its whole address. */
          href: lineSchema(300),
          texts: textsSchema(40),
          is_shown: z.boolean(),
        })
        .refine(({ page, href }) => page !== 'link' || isLinkAddress(href), { path: ['href'], error: 'link_address' })
        .refine(({ page, texts }) => page !== 'link' || Object.keys(texts).length > 0, { path: ['texts', 'en'], error: 'required' }),
    )
    .max(40, 'too_many')
    .refine((links) => FOOTER_PAGES.every((name) => links.filter(({ page }) => page === name).length <= 1), 'twice'),
})

/** The words of a text, in their order. */
export function wordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function isLinkAddress(address: string): boolean {
  return /^\/(?!\/)[^\s+\\]*$/.test(address) || isHttps(address)
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
