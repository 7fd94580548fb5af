import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isMessage, type Text } from './read.ts'

/** Stands in plain text where a value will. */
export const VALUE = '\ufffc'

const known = new Map<string, MessageFormatElement[] | Error>()

/** The parts of a message; throws where it is not valid ICU. */
export function partsOfMessage(message: string): readonly MessageFormatElement[] {
  const found = known.get(message) ?? parseOne(message)
  known.set(message, found)
  if (found instanceof Error) throw found
  return found
}

/** What a reader may see of a text, all branches one after another; null where the message is not valid ICU. */
export function plainText({ kind, text }: Pick<Text, 'kind' | 'text'>): string | null {
  // Fields of the templates of answers have one name in every language.
  if (!isMessage(kind)) return text.replaceAll(/\{\{\w+\}\}/g, '')
  try {
    return plainOf(partsOfMessage(text))
  } catch {
    return null
  }
}

/** Calls `visit` with every part of a message, branches and tags included. */
export function walk(parts: readonly MessageFormatElement[], visit: (part: MessageFormatElement) => void): void {
  for (const part of parts) {
    visit(part)
    if (part.type === TYPE.plural || part.type === TYPE.select) for (const option of Object.values(part.options)) walk(option.value, visit)
    if (part.type === TYPE.tag) walk(part.children, visit)
  }
}

function parseOne(message: string): MessageFormatElement[] | Error {
  try {
    return parse(message, { requiresOtherClause: true })
  } catch (error) {
    return error as Error
  }
}

function plainOf(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value
      if (part.type === TYPE.tag) return plainOf(part.children)
      if (part.type !== TYPE.plural && part.type !== TYPE.select) return VALUE
      return Object.values(part.options)
        .map((option) => plainOf(option.value))
        .join(' | ')
    })
    .join('')
}
