import { z } from 'zod'
import { LANGUAGE_LACKS, PUBLISH_STATES, SHOWN_STATES } from './content-values.ts'
import { localeSchema } from './texts.ts'

/** A value in each of the languages. Texts that a language does not have are empty, so that forms, versions and revisions name the same fields always. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.record(localeSchema, schema)
}

/** What a text is beside its words: `is_stale`: the English has changed since; `is_unread`: made by a machine and read by nobody. */
export const languageNoteSchema = z.object({ is_stale: z.boolean(), is_unread: z.boolean() })
export type LanguageNote = z.infer<typeof languageNoteSchema>

/** What something is on the site; `published_at`: the moment since which, or at which, its words are there, null where they are not and are not planned. */
export const shownFields = { state: z.enum(SHOWN_STATES), published_at: z.string().nullable() }
export type Shown = z.infer<z.ZodObject<typeof shownFields>>

/** What each language with words has of a thing in a list, by its code. */
export const languagesInListSchema = z.record(z.string(), languageNoteSchema.extend(shownFields))

/** Words of kept views for what is called otherwise now. */
const FORMER: Readonly<Record<string, string>> = { live: 'published', scheduled: 'planned', withdrawn: 'hidden' }

/** Fields that narrow a list by its languages: by state and lack in any of them, or in the one that `locale` names. */
export const languageFilters = {
  state: z.preprocess((state) => FORMER[String(state)] ?? state, z.enum(SHOWN_STATES)).optional(),
  locale: z.string().max(5).optional(),
  lack: z.enum(LANGUAGE_LACKS).optional(),
}

const moment = z.iso.datetime({ message: 'date' }).nullable()

/**
 * When the words of each language are on the site. `published_at` null: from the moment they are published. `is_checked`: somebody has read
 * this text and it says what the English says now.
 */
export const publishedFields = {
  publish_state: inEachLanguage(z.enum(PUBLISH_STATES)),
  published_at: inEachLanguage(moment),
  withdraw_at: inEachLanguage(moment),
  is_checked: inEachLanguage(z.boolean()),
}
export type PublishedFields = z.infer<z.ZodObject<typeof publishedFields>>

type Fault = (name: string, code: string, message: string) => void

/** Calls `fault` for each language whose words would leave the site before they come to it. */
export function checkPeriods({ published_at, withdraw_at }: Pick<PublishedFields, 'published_at' | 'withdraw_at'>, fault: Fault): void {
  for (const [code, from] of Object.entries(published_at)) {
    const until = withdraw_at[code as keyof typeof withdraw_at]
    if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) fault('withdraw_at', code, 'before_start')
  }
}

type Texts = Readonly<Record<string, unknown>>

/** Calls `fault` for each language that lacks one of the texts although it has begun or is published, and for all where there is none at all. */
export function checkTexts(texts: Readonly<Record<string, Texts>>, states: Texts, fault: Fault): void {
  const fields = Object.entries(texts)
  const [first] = fields
  if (first === undefined) return
  const codes = Object.keys(first[1])
  const begun = codes.filter((code) => fields.some(([, field]) => !isEmpty(field[code])))
  if (begun.length === 0) fault(first[0], 'en', 'required')
  for (const code of codes)
    if (begun.includes(code) || states[code] === 'published') for (const [name, field] of fields) if (isEmpty(field[code])) fault(name, code, 'required')
}

function isEmpty(text: unknown): boolean {
  return text === '' || text === null
}

type PageTexts = Record<'title' | 'summary' | 'body' | 'publish_state', Texts>

/**
 * The same for what has a page of its own: a language may begin with a title alone, is published with title, summary and body, and has no words
 * beside a missing title. `others`: words that may stand beside them.
 */
export function checkPageTexts({ title, summary, body, publish_state }: PageTexts, others: readonly Texts[], fault: Fault): void {
  const codes = Object.keys(title)
  if (codes.every((code) => isEmpty(title[code]))) fault('title', 'en', 'required')
  for (const code of codes) {
    const isPublished = publish_state[code] === 'published'
    const isBegun = [summary, body, ...others].some((texts) => !isEmpty(texts[code]))
    if (isEmpty(title[code]) && (isPublished || isBegun)) fault('title', code, 'required')
    if (isPublished && isEmpty(summary[code])) fault('summary', code, 'required')
    if (isPublished && isEmpty(body[code])) fault('body', code, 'required')
  }
}
