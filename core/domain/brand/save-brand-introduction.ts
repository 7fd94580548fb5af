import { and, eq, sql } from 'drizzle-orm'
import { saveBrandIntroductionInputSchema, type SaveBrandIntroductionInput } from '#contract/brand.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { brand, brandTranslation } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

export type SavedBrandIntroduction = { brand_id: number; state: 'changed' | 'unchanged' }

/**
 * Publishes the introduction of a brand in the languages that are given; null takes one away, the others keep theirs. What is the same
 * already stays untouched. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`.
 */
export async function saveBrandIntroduction({ ctx, input }: { ctx: Ctx; input: SaveBrandIntroductionInput }): Promise<SavedBrandIntroduction> {
  requirePermission(ctx, 'content.write')
  const wanted = parse(input)
  return ctx.db.transaction(async (tx) => {
    const id = await lockBrand(tx, wanted.brand_sign)
    const before = await readPublished(tx, id)
    const changes = Object.entries(wanted.texts).filter(([locale, text]) => (before.get(locale) ?? null) !== text)
    if (changes.length === 0) return { brand_id: id, state: 'unchanged' }
    requireLanguages(
      ctx,
      changes.map(([locale]) => ({ path: `texts.${locale}`, locale: locale as Locale })),
    )
    await writeTexts(tx, { ctx, id, texts: changes })
    const detail = { sign: wanted.brand_sign, locales: changes.map(([locale]) => locale) }
    await writeAudit(tx, { ctx, action: 'brand.introduced', subjectKind: 'brand', subjectId: id, detail })
    await notifyContent(tx, ['brand'])
    return { brand_id: id, state: 'changed' }
  })
}

function parse(input: SaveBrandIntroductionInput): SaveBrandIntroductionInput {
  const wanted = readInput(saveBrandIntroductionInputSchema, input)
  const unknown = Object.keys(wanted.texts).find((code) => !isLocale(code))
  if (unknown !== undefined) throw new AppError('validation_failed', { issues: [{ path: `texts.${unknown}`, key: 'unknown_language' }] })
  return wanted
}

async function lockBrand(tx: Tx, sign: string): Promise<number> {
  const [row] = await tx.select({ id: brand.id }).from(brand).where(eq(brand.brandSign, sign)).for('no key update')
  if (!row) throw new AppError('not_found')
  return row.id
}

async function readPublished(tx: Tx, id: number): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ locale: brandTranslation.locale, summary: brandTranslation.summary })
    .from(brandTranslation)
    .where(and(eq(brandTranslation.brandId, id), eq(brandTranslation.publishState, 'published')))
  return new Map(rows.map(({ locale, summary }) => [locale, summary]))
}

type Write = { ctx: Ctx; id: number; texts: readonly (readonly [locale: string, text: string | null])[] }

async function writeTexts(tx: Tx, { ctx, id, texts }: Write): Promise<void> {
  const now = ctx.ports.clock.now()
  await tx
    .insert(brandTranslation)
    .values(texts.map(([locale, summary]) => ({ brandId: id, locale, summary, publishState: 'published' as const, publishedAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [brandTranslation.brandId, brandTranslation.locale],
      set: {
        summary: sql`excluded.summary`,
        publishState: sql`excluded.publish_state`,
        publishedAt: sql`coalesce(${brandTranslation.publishedAt}, excluded.published_at)`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
