import type { SearchResult } from '#contract/search.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { isTypeSpelling, readCarTerms, type CarTerm } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'

const ROWS = 6

type UsedQuery = { text: string; isUsed: boolean }

/**
 * Used units for a folded text: words that name an energy or a body become that filter (`электро`, `SUV`), the others are looked for.
 * Nothing but "used cars" finds all of them.
 */
export async function searchUsed(ctx: Ctx, { text, isUsed }: UsedQuery): Promise<SearchResult['used_cars']> {
  const terms = readCarTerms(text) ?? []
  const filter = usedFilter(terms)
  // "Used cars": words that only say car narrow nothing down.
  if (isUsed && terms.every(({ word, rules }) => rules.length === 0 && isTypeSpelling(word))) filter.delete('word')
  if (filter.size === 0 && !isUsed) return { list: [], total: 0, filter: '' }
  const input = listUsedCarsInputSchema.safeParse(Object.fromEntries(filter))
  if (!input.success) return { list: [], total: 0, filter: '' }
  const page = await listUsedCars({ ctx, input: { ...input.data, page_size: ROWS } })
  return { list: page.list, total: page.total, filter: filter.toString() }
}

function usedFilter(terms: readonly CarTerm[]): URLSearchParams {
  const [energies, bodies, rest] = [new Set<string>(), new Set<string>(), [] as string[]]
  for (const { word, rules } of terms) {
    const ofEnergy = rules.filter((rule) => rule.name === 'energy').map((rule) => rule.value)
    const ofBody = rules.filter((rule) => rule.name === 'body').map((rule) => rule.value)
    if (ofEnergy.length === 0 && ofBody.length === 0) rest.push(word)
    for (const value of ofEnergy) energies.add(value)
    for (const value of ofBody) bodies.add(value)
  }
  const filter = new URLSearchParams()
  if (energies.size > 0) filter.set('energy', [...energies].join(','))
  if (bodies.size > 0) filter.set('body', [...bodies].join(','))
  if (rest.length > 0) filter.set('word', rest.join(' '))
  return filter
}
