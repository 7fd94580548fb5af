import type { SearchSuggestions, SuggestInput } from '#contract/search.ts'
import { searchCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { searchFittings } from '#core/domain/fitting/index.ts'
import { foldText, withoutUnseen } from '#core/domain/search-term/index.ts'
import { searchUsedCars } from '#core/domain/used-car/index.ts'
import { readWish, type Wish, type WishTerm } from '#core/domain/wish/index.ts'
import { completeText } from './complete-text.ts'
import { correctWords } from './correct-words.ts'
import { findExact } from './find-exact.ts'
import { findNamedBrands } from './find-named-brands.ts'
import { findPages } from './find-pages.ts'
import { asksForNew, asksForUsed, carSort, usedSort } from './find-vehicles.ts'

/** As many as `completeText` finds. */
const PHRASES = 5
const BRANDS = 2
const CARS = 4
const USED = 2
const PARTS = 3
const PAGES = 2
/** Letters and digits from which on a number may be one of a part. */
const PART_NUMBER = /^(?=.*\d)[a-z0-9]{4,}$/
const NOTHING: SearchSuggestions = { phrases: [], brands: [], cars: [], used_cars: [], fittings: [], pages: [] }

/**
 * What somebody who is still typing may mean: phrases that the text begins, and the first vehicles, makers, parts (also by the beginning of a
 * number) and pages that it asks for so far (R7.13). A word that nothing begins with is put right.
 */
export async function suggestCatalogue({ ctx, input }: { ctx: Ctx; input: SuggestInput }): Promise<SearchSuggestions> {
  const word = withoutUnseen(input.word)
  const typed = await readWish(ctx, word)
  if (typed === null || foldText(word) === '') return NOTHING
  const begun = await completeText(ctx, word, { wantsParts: typed.wantsParts || typed.parts.length > 0, isUnfinished: isUnfinished(typed) })
  const phrases = asksForVehicles(typed) ? [word.trim(), ...begun].slice(0, PHRASES) : begun
  const found = await find(ctx, word, isUnfinished(typed) ? await finish(ctx, typed, begun) : typed)
  if (phrases.length > 0 || Object.values(found).some((list) => list.length > 0)) return { phrases, ...found }
  const corrected = await correctWords(ctx, word, typed)
  const meant = corrected === null ? null : await readWish(ctx, corrected)
  if (corrected === null || meant === null) return NOTHING
  return { phrases: meant.terms.some(saysNothing) ? [] : [corrected], ...(await find(ctx, corrected, meant)) }
}

/** True where all that is typed says what vehicles are to be like, more than whose: that is meant before any part whose name begins with it. */
function asksForVehicles({ terms, parts, wantsParts }: Wish): boolean {
  if (wantsParts || parts.length > 0) return false
  return (
    terms.every(({ values, isText }) => values.length > 0 && !isText) &&
    terms.some(({ values }) => values.some(({ name }) => name !== 'brand' && name !== 'model'))
  )
}

/** True where the last word means nothing yet. */
function isUnfinished({ terms }: Wish): boolean {
  const last = terms.at(-1)
  return last !== undefined && saysNothing(last)
}

function saysNothing({ isText, values }: WishTerm): boolean {
  return isText && values.length === 0
}

/** Of vehicles the likeliest phrase is meant; of parts, which have long names, what is whole so far. */
async function finish(ctx: Ctx, typed: Wish, [likely]: readonly string[]): Promise<Wish> {
  if (typed.parts.length > 0) return { ...typed, terms: typed.terms.slice(0, -1) }
  return (likely === undefined ? null : await readWish(ctx, likely)) ?? typed
}

async function find(ctx: Ctx, text: string, wish: Wish): Promise<Omit<SearchSuggestions, 'phrases'>> {
  const exact = await findExact(ctx, text)
  const unit = exact.find(({ kind }) => kind === 'used_car')
  const terms = unit ? [plainTerm(unit.sign.toLowerCase())] : wish.terms
  const [brands, cars, used, fittings, pages] = await Promise.all([
    wish.wantsParts ? [] : findNamedBrands(ctx, wish),
    !wish.wantsParts && asksForNew(wish, terms) ? searchCars({ ctx, input: { terms, sort: carSort(wish.order), offset: 0, limit: CARS } }) : { list: [] },
    !wish.wantsParts && asksForUsed(wish, terms) ? searchUsedCars({ ctx, input: { terms, sort: usedSort(wish.order), offset: 0, limit: USED } }) : { list: [] },
    findPartsBegun(ctx, text, wish),
    findPages(ctx, text, wish),
  ])
  return { brands: brands.slice(0, BRANDS), cars: cars.list, used_cars: used.list, fittings, pages: pages.slice(0, PAGES) }
}

async function findPartsBegun(ctx: Ctx, text: string, wish: Wish): Promise<SearchSuggestions['fittings']> {
  const number = text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
  const byNumber = { terms: [plainTerm(number)], parts: [], wantsParts: true }
  const asked = wish.wantsParts || wish.parts.length > 0 ? wish : PART_NUMBER.test(number) ? byNumber : null
  return asked === null ? [] : (await searchFittings({ ctx, input: { wish: asked, limit: PARTS } })).list
}

function plainTerm(word: string): WishTerm {
  return { word, typed: word, values: [], range: null, isText: true }
}
