import type { FittingCard } from '#contract/fitting.ts'
import { PART_LIST_LIMITS } from '#contract/part-list-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { matchPartNumbers } from '#core/domain/fitting/index.ts'
import { partKey } from './part-key.ts'
import { plainSeparators } from './split-rows.ts'
import { isWhole, wholeCandidates } from './whole-numbers.ts'
import { readPartLines, type PartLine, type PartLines } from './part-lines.ts'

/** A wanted number with the parts that have it, at most six; none: we look for it. */
export type MatchedLine = PartLine & { matches: FittingCard[] }

/** Reads a pasted list of part numbers and finds each of them among the parts on the site (R11.11). */
export async function readPartList({ ctx, input }: { ctx: Ctx; input: { text: string } }): Promise<Omit<PartLines, 'lines'> & { lines: MatchedLine[] }> {
  const { lines, ...rest } = readPartLines(input.text, await findWholes(ctx, plainSeparators(input.text.slice(0, PART_LIST_LIMITS.signs))))
  const found = await matchPartNumbers({ ctx, input: { keys: lines.map(({ number }) => partKey(number)) } })
  return { ...rest, lines: lines.map((line) => ({ ...line, matches: (found.get(partKey(line.number)) ?? []).slice(0, PART_LIST_LIMITS.matches) })) }
}

async function findWholes(ctx: Ctx, text: string): Promise<string[]> {
  const candidates = wholeCandidates(text)
  const found = await matchPartNumbers({ ctx, input: { keys: candidates.map((number) => partKey(number)) } })
  return candidates.filter((number) => isWhole(number, found.get(partKey(number)) ?? []))
}
