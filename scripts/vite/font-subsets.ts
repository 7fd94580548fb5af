const LATIN = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans'
const ARABIC = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'
const THAI = '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai'

export type FontSubset = {
  /** File name of the result, without `.woff2`. */
  name: string
  /** The whole face, as a file of an npm package. */
  source: string
  text: string
  /** The part of the weight axis that is kept; only for variable faces. */
  weights?: { min: number; max: number }
  /** The most bytes the result may have. */
  limit: number
}

/** What every page writes: kept so small that it arrives in one round trip, with its headers. */
const PLAIN = `${range(0x20, 0x5b)}]_${range(0x61, 0x7a)}\u00a0·×–—’“”«»…−²³°©`
// What de, es, fr, it, nl and pt write beyond it, and the rarer signs of measures, money and trade.
const LETTERS = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœ'
const SIGNS = '\\^`{|}~¡¿‹›„‚‘÷±¹ªºµ€£¥¢§®™•↑↓'
const ARABIC_LETTERS = `${range(0x621, 0x63a)}${range(0x640, 0x655)}ٰ٪،؛؟`
const URDU_LETTERS = `${range(0x660, 0x66c)}${range(0x6f0, 0x6f9)}ٹڈڑںےہھگچپژکیۓۂۃ۔`
const WEIGHTS = { min: 400, max: 600 }

/** The faces of the site, each cut down to what its languages write. Chinese comes from the system. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  { name: 'plex-latin', source: `${LATIN}-latin-wght-normal.woff2`, text: PLAIN, weights: WEIGHTS, limit: 14_000 },
  { name: 'plex-letters', source: `${LATIN}-latin-wght-normal.woff2`, text: LETTERS + SIGNS, weights: WEIGHTS, limit: 10_000 },
  { name: 'plex-cyrillic', source: `${LATIN}-cyrillic-wght-normal.woff2`, text: `${range(0x410, 0x44f)}Ёё№`, weights: WEIGHTS, limit: 14_400 },
  ...([400, 600] as const).flatMap((weight): FontSubset[] => [
    { name: `plex-arabic-${weight}`, source: `${ARABIC}-${weight}-normal.woff2`, text: ARABIC_LETTERS, limit: 14_000 },
    // Letters join only within one face, so Urdu has all of its own.
    { name: `plex-urdu-${weight}`, source: `${ARABIC}-${weight}-normal.woff2`, text: ARABIC_LETTERS + URDU_LETTERS, limit: 16_000 },
    { name: `plex-thai-${weight}`, source: `${THAI}-${weight}-normal.woff2`, text: range(0xe01, 0xe3a) + range(0xe3f, 0xe5b), limit: 9000 },
  ]),
]

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
