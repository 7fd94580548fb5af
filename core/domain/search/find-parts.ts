import type { SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { searchFittings } from '#core/domain/fitting/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import type { PartTerm, WishTerm } from '#core/domain/wish/index.ts'
import { isAboutPages } from './order-kinds.ts'
import type { SearchQuery } from './read-query.ts'

const PARTS = 24
/** Fewer that meet everything are followed by what comes near. */
const ENOUGH = 12
const PLAIN = { typed: '', values: [], range: null, isText: true }
const NOTHING = { list: [], total: 0, near: 0, missing: null }

/**
 * Parts that a search asks for: those of all its words, then, while these are few, those of their names for other vehicles (`missing`: where there are none for its own). Where the
 * catalogue names no such part, those of its group (`missing` too). A kind of vehicle alone, figures and questions ask for no part.
 */
export async function findParts(ctx: Ctx, query: SearchQuery): Promise<SearchResult['fittings']> {
  const { wish, exact } = query
  const isAsked = wish.wantsParts || exact.length > 0 || (!isAboutPages(query) && wish.terms.every((term) => isName(term) || term.isText))
  if (!isAsked || wish.terms.length + wish.parts.length === 0) return NOTHING
  const number = exact.find(({ kind }) => kind === 'fitting')
  const terms = number ? [{ ...PLAIN, word: foldText(number.sign) }] : wish.terms.filter(({ range }) => range === null)
  const byName = wish.parts.some(isNearOnly)
    ? await searchFittings({ ctx, input: { wish: { ...wish, terms, parts: wish.parts.map(named) }, limit: PARTS } })
    : null
  const isUnlisted = byName !== null && byName.total === 0
  const found = byName !== null && !isUnlisted ? byName : await searchFittings({ ctx, input: { wish: { ...wish, terms }, limit: PARTS } })
  const list = new Map(found.list.map((card) => [card.sku, card]))
  const wider = [terms.filter(isName), []].filter((left, at, all) => left.length < (all[at - 1] ?? terms).length)
  for (const left of wish.parts.length > 0 ? wider : []) {
    if (list.size >= ENOUGH) break
    const more = await searchFittings({ ctx, input: { wish: { ...wish, terms: left }, limit: ENOUGH } })
    for (const card of more.list) if (list.size < ENOUGH) list.set(card.sku, list.get(card.sku) ?? card)
  }
  const isMissing = isUnlisted || (found.total === 0 && wish.parts.length > 0 && terms.some(isName))
  return {
    list: [...list.values()],
    total: found.total,
    near: list.size - found.list.length,
    missing: isMissing ? wish.parts.map(({ text }) => text).join(' ') : null,
  }
}

function isNearOnly({ isNear }: PartTerm): boolean {
  return isNear === true
}

/** A part that stands for its group, by its own name. */
function named(part: PartTerm): PartTerm {
  return part.isNear ? { ...part, words: part.typed, category: null } : part
}

/** A maker or a model. */
export function isName({ values, isNot }: Pick<WishTerm, 'values' | 'isNot'>): boolean {
  return !isNot && values.some(({ name }) => name === 'brand' || name === 'model')
}
