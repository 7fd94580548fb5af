/** Ways in which English writes terms, as regular expressions. */
type Matches = Readonly<Record<string, { match: readonly string[] }>>

/** The terms of an English text; a longer one keeps its words: "commercial vehicle" does not ask for "vehicle". */
export function termFinder(terms: Matches): (english: string) => readonly string[] {
  const finders = Object.entries(terms)
    .flatMap(([term, { match }]) => match.map((source) => ({ term, source })))
    .toSorted((a, b) => b.source.length - a.source.length)
    .map(({ term, source }) => ({ term, finder: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu') }))
  const known = new Map<string, readonly string[]>()
  return (english) => {
    const before = known.get(english)
    if (before) return before
    const found = new Set<string>()
    let rest = fold(english, 'en')
    for (const { term, finder } of finders) {
      rest = rest.replace(finder, (words) => {
        found.add(term)
        return '#'.repeat(words.length)
      })
    }
    known.set(english, [...found])
    return [...found]
  }
}

/** One spelling of what readers do not tell apart: case, spaces, apostrophes, hyphens; without direction marks and short vowels. */
export function fold(text: string, locale: string): string {
  return (
    text
      .normalize('NFC')
      // oxlint-disable-next-line no-misleading-character-class -- marks alone are meant
      .replaceAll(/[\u{ad}\u{640}\u{64b}-\u{65f}\u{670}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}\u{2066}-\u{2069}\u{feff}]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
      .replaceAll(/[\u2010\u2011]/g, '-')
      .toLocaleLowerCase(locale)
  )
}

/** Whether a text says a term: one of these beginnings of a word stands in it. */
export function hasForm(folded: string, forms: readonly string[], locale: string): boolean {
  return forms.some((form) => folded.includes(fold(form, locale)))
}
