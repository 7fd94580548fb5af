import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { SearchResult, SearchTerm } from '#contract/search.ts'
import { searchDemand } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { dayOf } from './days.ts'

/** A search each; what is left waits for the next turn. */
const AT_ONCE = 20

/**
 * Notes beside new words what they ask for and how much met all of it: a search for each, once a day, of those that were searched for most. Answers how
 * many were read, and what went wrong with others, which are not tried again.
 */
export async function readDemandWords({ ctx }: { ctx: Ctx }): Promise<{ read: number; failures: readonly unknown[] }> {
  const failures: unknown[] = []
  const rows = await ctx.db
    .select({ day: searchDemand.day, locale: searchDemand.locale, word: searchDemand.word })
    .from(searchDemand)
    .where(and(gte(searchDemand.day, dayOf(ctx, 1)), isNull(searchDemand.terms), ne(searchDemand.word, '')))
    .orderBy(desc(searchDemand.searches), searchDemand.word)
    .limit(AT_ONCE)
  for (const { day, locale, word } of rows) {
    const values = await readWord(ctx, locale, word).catch((error: unknown) => {
      failures.push(error)
      return { terms: [], found: null }
    })
    await ctx.db
      .update(searchDemand)
      .set(values)
      .where(and(eq(searchDemand.day, day), eq(searchDemand.locale, locale), eq(searchDemand.word, word)))
  }
  return { read: rows.length - failures.length, failures }
}

async function readWord(ctx: Ctx, locale: string, word: string): Promise<{ terms: string[]; found: number | null }> {
  if (!isLocale(locale)) return { terms: [], found: null }
  const result = await searchCatalogue({ ctx: { ...ctx, locale }, input: { word, page: 1 } })
  return { terms: [...new Set(result.terms.flatMap(toText))], found: countMet(result) }
}

/** Results that meet all of the words: not those shown in place of a model that we do not have, nor vehicles without what they were asked to have. */
function countMet({ absent, left_out: leftOut, types, brands, cars, used_cars: used, fittings, articles, activities, downloads, pages }: SearchResult): number {
  if (absent !== null) return 0
  const others = fittings.total - fittings.near + articles.total + activities.total + downloads.total + pages.length
  return leftOut.length > 0 ? others : others + types.length + brands.length + cars.total + used.total
}

// Of values that any will do, the first stands for all.
function toText({ values: [value], range, country }: SearchTerm): string[] {
  if (country !== null) return [`country:${country}`]
  if (range !== null) return [`${range.name}:${range.from ?? ''}..${range.to ?? ''}`]
  return value ? [`${value.name}:${value.value}`] : []
}
