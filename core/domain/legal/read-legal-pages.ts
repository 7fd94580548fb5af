import { eq, and } from 'drizzle-orm'
import type { ArticleBody } from '#contract/article.ts'
import { LEGAL_TEXTS, type LegalText } from '#contract/content-values.ts'
import { AppError } from '#contract/errors.ts'
import { legalPage, legalPageTranslation } from '#core/db/schema/content.ts'
import { mayHoldBody, readBody } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { isShown } from '#core/domain/publishing/index.ts'

type Kept = { sign: LegalText; locale: string; isSample: boolean; from: string; until: string | null; updatedAt: Date }

/** The pages of the law that are on the site now, each with the languages that have it and the last change of their words. */
export async function listLegalPages({ ctx }: { ctx: Ctx }): Promise<{ page: LegalText; locales: string[]; updatedAt: Date }[]> {
  const now = ctx.ports.clock.now()
  const shown = (await keep(ctx, { key: 'legal-pages', make: loadPages })).filter((text) => isShown(text, now))
  return LEGAL_TEXTS.flatMap((page) => {
    const texts = shown.filter(({ sign }) => sign === page)
    const updatedAt = new Date(Math.max(...texts.map((text) => text.updatedAt.getTime())))
    return texts.length === 0 ? [] : [{ page, locales: texts.map(({ locale }) => locale), updatedAt }]
  })
}

export type LegalPageText = { body: ArticleBody; locales: string[]; isSample: boolean }

/** A page of the law in the language of the request. Throws `not_found` where it has no words on the site in this language. */
export async function findLegalPage({ ctx, input }: { ctx: Ctx; input: { page: LegalText } }): Promise<LegalPageText> {
  const listed = (await listLegalPages({ ctx })).find(({ page }) => page === input.page)
  if (listed === undefined || !listed.locales.includes(ctx.locale)) throw new AppError('not_found')
  const [row] = await ctx.db
    .select({ body: legalPageTranslation.body, isSample: legalPage.isSample })
    .from(legalPageTranslation)
    .innerJoin(legalPage, eq(legalPage.id, legalPageTranslation.legalPageId))
    .where(and(eq(legalPage.sign, input.page), eq(legalPageTranslation.locale, ctx.locale)))
  const body = readBody(row?.body ?? null, `legal page ${input.page} in ${ctx.locale}`)
  if (row === undefined || body === null) throw new AppError('not_found')
  return { body, locales: listed.locales, isSample: row.isSample }
}

async function loadPages({ db, reads }: Ctx): Promise<Kept[]> {
  reads('legal')
  const rows = await db
    .select({
      sign: legalPage.sign,
      locale: legalPageTranslation.locale,
      isSample: legalPage.isSample,
      publishedAt: legalPageTranslation.publishedAt,
      withdrawAt: legalPageTranslation.withdrawAt,
      updatedAt: legalPageTranslation.updatedAt,
    })
    .from(legalPageTranslation)
    .innerJoin(legalPage, eq(legalPage.id, legalPageTranslation.legalPageId))
    .where(and(eq(legalPageTranslation.publishState, 'published'), mayHoldBody(legalPageTranslation.body)))
    .orderBy(legalPageTranslation.locale)
  return rows.flatMap(({ publishedAt, withdrawAt, ...row }) =>
    publishedAt === null ? [] : [{ ...row, from: publishedAt.toISOString(), until: withdrawAt?.toISOString() ?? null }],
  )
}
