import { plainText } from './icu.ts'
import type { Problem } from './problem.ts'
import { isMessage, type Catalogue, type Text } from './read.ts'

/** Embeddings, overrides and isolates of a set direction: none is needed, and one that stays open turns the rest of a page round. */
const FORCED = /[\u202a-\u202e\u2066\u2067]/
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ur']
/** What falls apart in text from the right: a phone number, a chassis number, a stock number; Latin words with commas between them. */
const APART: readonly { found: RegExp; what: string }[] = [
  { found: /\+\d[\d ()-]{6,}\d/, what: 'phone number' },
  { found: /(?<![\p{L}\p{N}])(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}(?![\p{L}\p{N}])/u, what: 'chassis number' },
  { found: /(?<![\p{L}\p{N}])QC[A-F\d]{6}(?![\p{L}\p{N}])/u, what: 'stock number' },
  { found: /[A-Za-z\d)%]\s?[،,]\s[A-Za-z(]/, what: 'row of Latin words' },
]

/**
 * Marks of direction: pairs of U+2068 and U+2069 that close, none around a value of a message (the build sets those), and in Arabic and
 * Urdu around everything that would not keep its order by itself.
 */
export function checkDirection(catalogues: readonly Catalogue[]): Problem[] {
  return catalogues.flatMap(({ locale, kind, texts }) =>
    [...texts.values()].flatMap((text) =>
      [...markFaults(text), ...(RIGHT_TO_LEFT.includes(locale) ? orderFaults(text) : [])].map((message) => ({
        check: 'direction' as const,
        place: `${locale}/${kind}` as const,
        key: text.key,
        message,
      })),
    ),
  )
}

function markFaults({ kind, text }: Text): string[] {
  return [
    ...(FORCED.test(text) ? ['holds a mark that forces a direction'] : []),
    ...(/[\u2068\u2069]/.test(text.replaceAll(ISOLATED, '')) ? ['U+2068 and U+2069 are no pairs'] : []),
    ...(isMessage(kind) && /\u2068[^\u2069]*\{/.test(text) ? ['a value is set apart by hand'] : []),
  ]
}

function orderFaults({ kind, text }: Text): string[] {
  const open = (plainText({ kind, text }) ?? '').replaceAll(ISOLATED, '')
  return APART.flatMap(({ found, what }) => {
    const [match] = found.exec(open) ?? []
    return match === undefined ? [] : [`${what} is not set apart by U+2068 … U+2069: ${match}`]
  })
}
