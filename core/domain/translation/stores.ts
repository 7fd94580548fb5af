import { AppError } from '#contract/errors.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import { ROW_STORES } from './row-kinds.ts'
import type { WordStore } from './thing.ts'

/** Everything that has words in every language. */
export const WORD_STORES: readonly WordStore[] = [...ROW_STORES]

/** Error: `not_found` for a kind that has none. */
export function storeOf(kind: TranslatedKind): WordStore {
  const found = WORD_STORES.find((store) => store.kind === kind)
  if (found === undefined) throw new AppError('not_found')
  return found
}
