import { asc, eq } from 'drizzle-orm'
import type { ListStaffFaqsInput, StaffFaqPage, StaffFaqRow } from '#contract/staff-faq.ts'
import { car } from '#core/db/schema/catalogue.ts'
import { faq, faqTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasLanguage, languageStates, shownOfAll } from '#core/domain/publishing/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { hashOfEnglish } from './edit-faq.ts'

/**
 * Questions in every state and in their order, with what each language has of them. They are called by their English words, else by the first
 * that there are. Questions are few: they are looked through in memory. Permission `content.read`.
 */
export async function listStaffFaqs({ ctx, input }: { ctx: Ctx; input: ListStaffFaqsInput }): Promise<StaffFaqPage> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([
    ctx.db
      .select({ id: faq.id, topics: faq.topics, car: car.modelSign })
      .from(faq)
      .leftJoin(car, eq(car.id, faq.carId))
      .orderBy(asc(faq.sortOrder), asc(faq.id)),
    ctx.db.select().from(faqTranslation),
  ])
  const textsOf = Map.groupBy(texts, ({ faqId }) => faqId)
  const now = ctx.ports.clock.now()
  const terms = searchTerms(input.word)
  const found = rows.flatMap((row): StaffFaqRow[] => {
    const own = textsOf.get(row.id) ?? []
    const searchText = buildSearchText(own.flatMap(({ question, answer }) => [question, answer]))
    if (terms !== null && !(terms.length > 0 && terms.every((term) => isTermIn(searchText, term)))) return []
    if (input.topic !== undefined && !row.topics.includes(input.topic)) return []
    const first = LOCALE_CODES.flatMap((code) => own.find(({ locale }) => locale === code) ?? [])[0]
    const languages = languageStates(own, hashOfEnglish(own), now)
    return hasLanguage(languages, input)
      ? [{ ...row, question: first?.question ?? '', question_locale: first?.locale ?? '', ...shownOfAll(languages), languages }]
      : []
  })
  return { list: found.slice((input.page - 1) * input.page_size, input.page * input.page_size), total: found.length }
}
