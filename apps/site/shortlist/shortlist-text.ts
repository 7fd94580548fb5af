import type { WantedThing } from './wanted-things.ts'

/** What an enquiry about a whole list says: a line for each thing, with its number of pieces, reference and note. */
export function shortlistText(things: readonly (Omit<WantedThing, 'kind' | 'sign'> & { reference: string })[]): string {
  return things
    .map(({ quantity, name, reference, note }) => `${quantity} × ${name}${reference === '' ? '' : ` (${reference})`}${note === '' ? '' : `: ${note}`}`)
    .join('\n')
}
