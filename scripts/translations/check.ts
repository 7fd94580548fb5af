import { checkComplete } from './complete.ts'
import { checkGlossary, checkTerms, readGlossary } from './glossary.ts'
import { checkDirection } from './direction.ts'
import { checkIdentical, checkRuns, checkWordsLeft, readLatinWords, readSameAsEnglish } from './leftovers.ts'
import { checkLength, readTightPlaces } from './length.ts'
import { checkParameters } from './parameters.ts'
import { checkBareNumbers, checkCategories, checkNumberSigns } from './plurals.ts'
import type { Problem } from './problem.ts'
import { pairsOf, readCatalogues } from './read.ts'
import { checkSigns } from './signs.ts'
import { checkUnused } from './unused.ts'

/** Everything that is wrong with the words of the product. `root`: the checkout. */
export async function checkTranslations(root: string): Promise<Problem[]> {
  const [catalogues, same, latin, tight, { problems, ...glossary }] = await Promise.all([
    readCatalogues(root),
    readSameAsEnglish(root),
    readLatinWords(root),
    readTightPlaces(),
    readGlossary(root),
  ])
  const pairs = pairsOf(catalogues)
  return [
    ...checkComplete(catalogues),
    ...checkParameters(pairs),
    ...checkCategories(catalogues),
    ...checkBareNumbers(pairs),
    ...checkNumberSigns(pairs),
    ...checkIdentical(pairs, same),
    ...checkRuns(pairs),
    ...checkWordsLeft(catalogues, latin),
    ...checkSigns(catalogues),
    ...checkDirection(catalogues),
    ...checkLength(pairs, tight),
    ...(await checkUnused(root, catalogues)),
    ...problems,
    ...checkTerms(glossary.terms, glossary.glossaries),
    ...checkGlossary(pairs, glossary),
  ]
}
