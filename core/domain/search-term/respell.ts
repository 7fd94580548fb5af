import { foldText } from './fold-text.ts'
import { MODEL_SPELLINGS } from './model-spellings.ts'

const UNSPACED = /^[\p{sc=Thai}\p{sc=Han}]+$/u
/** Brands after whose Chinese name a model of one sign is written without a blank. */
const BYD = '比亚迪'

type Rule = { pattern: RegExp; name: string }

const RULES: readonly Rule[] = MODEL_SPELLINGS.flatMap(([name, spellings]) => spellings.map((spelling) => toRule(foldText(spelling), name))).toSorted(
  (a, b) => b.pattern.source.length - a.pattern.source.length,
)
/** The first signs of all spellings: most texts hold none of them, and are left alone at once. */
const ANY = new RegExp(MODEL_SPELLINGS.flatMap(([, spellings]) => spellings.map((spelling) => foldText(spelling))).join('|'), 'u')

/** Writes the names of models in other scripts as the catalogue does: `тигго 8` becomes `tiggo 8`. In and out: folded text. */
export function respell(folded: string): string {
  if (!ANY.test(folded)) return folded
  return RULES.reduce((text, { pattern, name }) => text.replace(pattern, ` ${name} `), folded)
    .replace(/ +/g, ' ')
    .trim()
}

// What is turned into an expression are the folded letters of the table above, never what was typed.
function toRule(spelling: string, name: string): Rule {
  if (!UNSPACED.test(spelling)) return { pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${spelling}(?![\\p{L}\\p{M}])`, 'gu'), name }
  const isOneSign = spelling.length === 1
  return { pattern: isOneSign ? new RegExp(`(?<!\\p{sc=Han})${spelling}(?!\\p{sc=Han})|(?<=${BYD})${spelling}`, 'gu') : new RegExp(spelling, 'gu'), name }
}
