import { inArray, sql, type SQL } from 'drizzle-orm'
import { fitting, fittingTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'

/** Condition of the text of a part that is published in the language of the request; `fitting_translation` is joined with it. */
export function isTextOfLanguage({ locale }: Pick<Ctx, 'locale'>): SQL {
  return sql`${fittingTranslation.fittingId} = ${fitting.id} and ${fittingTranslation.locale} = ${locale} and ${fittingTranslation.publishState} = 'published'`
}

/** A part must have a name, so this alone falls back: to the name in the catalogue. */
export const FITTING_NAME: SQL<string> = sql<string>`coalesce(${fittingTranslation.title}, ${fitting.name})`

/** The catalogue is written in English: its material is the text of that language, and of no other. */
export function materialOf({ locale }: Pick<Ctx, 'locale'>): SQL<string | null> {
  const stored = locale === DEFAULT_LOCALE ? sql`${fitting.material}` : sql`null`
  return sql<string | null>`coalesce(${fittingTranslation.material}, ${stored})`
}

/**
 * Names of parts by their ids in the language of the request, else as the catalogue writes them; parts that are not published included.
 * For other features, which remember a part by its id.
 */
export async function listFittingNames({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'locale'>; input: { ids: readonly number[] } }): Promise<Map<number, string>> {
  if (input.ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: fitting.id, name: FITTING_NAME })
    .from(fitting)
    .leftJoin(fittingTranslation, isTextOfLanguage(ctx))
    .where(inArray(fitting.id, [...input.ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}
