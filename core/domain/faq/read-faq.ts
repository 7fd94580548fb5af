import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CarDetail } from '#contract/car.ts'
import type { FaqTopic } from '#contract/content-values.ts'
import { faq, faqTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { isShown, shownAt } from '#core/domain/publishing/index.ts'

/** A question with its answer in the language of the request. */
export type Faq = CarDetail['faq'][number]

type Kept = Faq & { topics: readonly FaqTopic[]; from: string; until: string | null }

/** Questions of some topics that are on the site in the language of the request, each once, in the order of the staff. */
export async function readFaq({ ctx, input }: { ctx: Ctx; input: { topics: readonly FaqTopic[] } }): Promise<Faq[]> {
  const all = await keep(ctx, { key: `faq ${ctx.locale}`, make: loadFaq, sizeOf: (rows) => 1000 * rows.length })
  const now = ctx.ports.clock.now()
  return all
    .filter((row) => isShown(row, now) && row.topics.some((topic) => input.topics.includes(topic)))
    .map(({ question, answer }) => ({ question, answer }))
}

/** Questions of a car's page: its own first, then those of its topics. */
export async function readCarFaq({ ctx, input }: { ctx: Ctx; input: { carId: number; topics: readonly FaqTopic[] } }): Promise<Faq[]> {
  const { db, locale, reads, ports } = ctx
  reads('faq')
  const own = await db
    .select({ question: faqTranslation.question, answer: faqTranslation.answer })
    .from(faq)
    .innerJoin(faqTranslation, eq(faqTranslation.faqId, faq.id))
    .where(and(eq(faq.carId, input.carId), eq(faqTranslation.locale, locale), shownAt(faqTranslation, ports.clock.now())))
    .orderBy(asc(faq.sortOrder), asc(faq.id))
  return [...own, ...(await readFaq({ ctx, input }))]
}

async function loadFaq({ db, locale, reads }: Ctx): Promise<Kept[]> {
  reads('faq')
  const rows = await db
    .select({
      question: faqTranslation.question,
      answer: faqTranslation.answer,
      topics: faq.topics,
      publishedAt: faqTranslation.publishedAt,
      withdrawAt: faqTranslation.withdrawAt,
    })
    .from(faq)
    .innerJoin(faqTranslation, eq(faqTranslation.faqId, faq.id))
    .where(and(isNull(faq.carId), eq(faqTranslation.locale, locale), eq(faqTranslation.publishState, 'published')))
    .orderBy(asc(faq.sortOrder), asc(faq.id))
  return rows.flatMap(({ publishedAt, withdrawAt, ...row }) =>
    publishedAt === null ? [] : [{ ...row, from: publishedAt.toISOString(), until: withdrawAt?.toISOString() ?? null }],
  )
}
