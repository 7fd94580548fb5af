import { asc, sql } from 'drizzle-orm'
import type { AnswerTemplatePage, AnswerTemplateRow, ListAnswerTemplatesInput } from '#contract/answer-template.ts'
import { answerTemplate, answerTemplateText } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#i18n/locales.ts'

const LONGEST_START = 160

/** Templates by name, with the languages that they have. They are few: they are looked through in memory. Permission `enquiry.read`. */
export async function listAnswerTemplates({ ctx, input }: { ctx: Ctx; input: ListAnswerTemplatesInput }): Promise<AnswerTemplatePage> {
  requirePermission(ctx, 'enquiry.read')
  const [rows, texts] = await Promise.all([
    ctx.db
      .select()
      .from(answerTemplate)
      .orderBy(sql`lower(${answerTemplate.name})`, asc(answerTemplate.id)),
    ctx.db.select().from(answerTemplateText),
  ])
  const textsOf = Map.groupBy(texts, ({ templateId }) => templateId)
  const terms = searchTerms(input.word)
  const found = rows.flatMap(({ id, name, kind, isSample }): AnswerTemplateRow[] => {
    const own = textsOf.get(id) ?? []
    if (input.kind !== undefined && kind !== input.kind) return []
    if (input.missing !== undefined && own.some(({ locale }) => locale === input.missing)) return []
    const searchText = buildSearchText([name, ...own.flatMap(({ subject, text }) => [subject, text])])
    if (terms !== null && !(terms.length > 0 && terms.every((term) => isTermIn(searchText, term)))) return []
    const locales = LOCALE_CODES.filter((code) => own.some(({ locale }) => locale === code))
    const shown = [input.locale, DEFAULT_LOCALE, ...locales].find((code) => locales.includes(code)) ?? DEFAULT_LOCALE
    const first = own.find(({ locale }) => locale === shown)
    const start = (first?.text ?? '').replaceAll(/\s+/g, ' ').slice(0, LONGEST_START)
    return [{ id, name, kind, is_sample: isSample, locales, subject: first?.subject ?? '', start, start_locale: shown }]
  })
  return { list: found.slice((input.page - 1) * input.page_size, input.page * input.page_size), total: found.length }
}
