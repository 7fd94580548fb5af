import { AppError } from '#contract/errors.ts'
import { TRANSLATED_KINDS, type TranslatedKind } from '#contract/translation-values.ts'
import { ROW_STORES } from './row-kinds.ts'
import { SETTING_STORE } from './setting-kind.ts'
import type { WordStore } from './thing.ts'

/** Everything that has words in every language, in the order in which it is translated. */
export const WORD_STORES: readonly WordStore[] = TRANSLATED_KINDS.flatMap((kind) => [SETTING_STORE, ...ROW_STORES].filter((store) => store.kind === kind))

/** Error: `not_found` for a kind that has none. */
export function storeOf(kind: TranslatedKind): WordStore {
  const found = WORD_STORES.find((store) => store.kind === kind)
  if (found === undefined) throw new AppError('not_found')
  return found
}
