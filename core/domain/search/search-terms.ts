import type { SearchTerm } from '#contract/search.ts'
import type { WishTerm } from '#core/domain/wish/index.ts'
import type { Destination } from './read-destination.ts'
import type { SearchQuery } from './read-query.ts'

/** What was understood of a text, each with the text that is left without it. */
export function toSearchTerms({ text, wish }: SearchQuery, destination: Destination | null): SearchTerm[] {
  const terms = wish.terms.map((term): SearchTerm => ({
    typed: term.typed,
    values: (term.isNot ? [] : term.values).map(({ name, value }) => ({ name: name === 'burns' ? 'fuel' : name, value })),
    range: term.range && term === destination?.price?.term ? { ...term.range, name: destination.price.figure } : term.range,
    country: null,
    without: withoutTerms(text, [term]),
  }))
  const to: SearchTerm[] = destination
    ? [{ typed: destination.typed, values: [], range: null, country: destination.country, without: withoutTerms(text, [destination]) }]
    : []
  const plain = (typed: string): SearchTerm => ({ typed, values: [], range: null, country: null, without: withoutTerms(text, [{ typed }]) })
  return [...wish.asides.map(plain), ...wish.parts.map((part) => plain(part.text)), ...terms, ...wish.likings.map(plain), ...to]
}

/** A typed text without the words of some terms. */
export function withoutTerms(text: string, terms: readonly Pick<WishTerm, 'typed'>[]): string {
  return terms
    .reduce((rest, { typed }) => rest.replace(typed, ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
}
