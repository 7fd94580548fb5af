import { checkComplete } from './complete.ts'
import { checkGlossary, checkTerms, readGlossary } from './glossary.ts'
import { checkIdentical, readSameAsEnglish } from './leftovers.ts'
import { checkParameters } from './parameters.ts'
import type { Problem } from './problem.ts'
import { pairsOf, readCatalogues } from './read.ts'

/** Everything that is wrong with the words of the product. `root`: the checkout. */
export async function checkWords(root: string): Promise<Problem[]> {
  const [catalogues, same, { problems, ...glossary }] = await Promise.all([readCatalogues(root), readSameAsEnglish(root), readGlossary(root)])
  const pairs = pairsOf(catalogues)
  return [
    ...checkComplete(catalogues),
    ...checkParameters(pairs),
    ...checkIdentical(pairs, same),
    ...problems,
    ...checkTerms(glossary.terms, glossary.glossaries),
    ...checkGlossary(pairs, glossary),
  ]
}
