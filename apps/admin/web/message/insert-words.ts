import type { AnswerTemplateKind } from '#contract/answer-template-values.ts'

type Insertion = {
  /** What stands there. */
  value: string
  /** Where the cursor stands, or what is selected. */
  start: number
  end: number
  words: string
  kind: AnswerTemplateKind
  /** What stands there is none of the writer's own: it was there by itself, or is a template as it was put in. */
  isUntouched: boolean
}

/**
 * A text with a template put into it, and where the cursor stands then. A whole message takes the place of one that nobody has touched, else it comes after
 * what is written; a snippet comes where the cursor stands. Each is a paragraph of its own.
 */
export function insertWords({ value, start, end, words, kind, isUntouched }: Insertion): { text: string; caret: number; isWhole: boolean } {
  if (value.trim() === '' || (kind === 'message' && isUntouched)) return { text: words, caret: words.length, isWhole: true }
  const [before, after] = kind === 'message' ? [value, ''] : [value.slice(0, start), value.slice(end)]
  const above = before.trimEnd() === '' ? '' : `${before.trimEnd()}\n\n`
  const below = after.trimStart() === '' ? '' : `\n\n${after.trimStart()}`
  return { text: `${above}${words}${below}`, caret: above.length + words.length, isWhole: false }
}
