import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { plainText } from './icu.ts'
import type { Problem } from './problem.ts'
import type { Kind, Pair } from './read.ts'

/** Short words may grow more than long ones, up to the `floor` of their place: a tab has room of its own, whatever stands in it. */
const SHORT = 10
const GROWTH = 1.6
/** A Chinese character is about as wide as 1.7 Latin letters. */
const WIDE = 1.7
const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uff00-\uffef\u3000-\u303f]/u

const tightSchema = z.array(z.strictObject({ place: z.string(), floor: z.number(), keys: z.array(z.string()).min(1) }))

/** Finds the place where the text of `kind.key` has little room, or null. `floor`: room for a short word, in Latin letters. */
export type TightPlaces = (name: string) => { place: string; floor: number } | null

/** Reads `tight.json`: menus, buttons, badges and the like by patterns of keys, `*` standing for anything. */
export async function readTightPlaces(): Promise<TightPlaces> {
  const keys = await readTightKeys()
  return (name) => keys.find(({ finder }) => finder.test(name))?.found ?? null
}

/** The patterns of `tight.json` with what they find, in the order of the file. */
export async function readTightKeys(): Promise<{ key: string; finder: RegExp; found: { place: string; floor: number } }[]> {
  const list = tightSchema.parse(JSON.parse(await readFile(new URL('tight.json', import.meta.url), 'utf8')))
  return list.flatMap(({ place, floor, keys }) =>
    keys.map((key) => ({ key, finder: new RegExp(`^${RegExp.escape(key).replaceAll('\\*', '.*')}$`), found: { place, floor } })),
  )
}

/** Texts that are too long for where they stand. */
export function checkLength(pairs: readonly Pair[], tightPlaces: TightPlaces): Problem[] {
  return pairs.flatMap(({ locale, kind, key, text, english }) => {
    const tight = tightPlaces(`${kind}.${key}`)
    if (tight === null) return []
    const [width, room] = [widthOf({ kind, text }), roomOf({ kind, text: english }, tight.floor)]
    if (width <= room) return []
    return [{ check: 'length', place: `${locale}/${kind}`, key, message: `${Math.ceil(width)} letters wide, room for ${room} (${tight.place}): ${text}` }]
  })
}

/** How wide a translation of this English text may be, in Latin letters. */
export function roomOf(english: { kind: Kind; text: string }, floor: number): number {
  const width = widthOf(english)
  return width < SHORT ? floor : Math.floor(width * GROWTH)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Of the longest branch. A letter with its marks counts once; direction marks and soft hyphens are nothing. */
function widthOf({ kind, text }: { kind: Kind; text: string }): number {
  const branches = (plainText({ kind, text }) ?? text).replaceAll(/[\u00ad\u200b-\u200f\u2060\u2066-\u2069]/g, '').split(' | ')
  return Math.max(...branches.map((branch) => [...segmenter.segment(branch)].reduce((sum, { segment }) => sum + (WIDE_LETTER.test(segment) ? WIDE : 1), 0)))
}
