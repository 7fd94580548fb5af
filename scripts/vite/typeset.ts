import { isolateValues } from './isolate-values.ts'
import { keepShortWords } from './keep-short-words.ts'

/** A message as readers get it: with the blanks and isolates that its language asks for. `name`: "ar/site.enquiry.about". */
export function typeset(message: string, name: string): string {
  return isolateValues(keepShortWords(message, name), name)
}
