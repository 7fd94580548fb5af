const skipped = new Set(['&', 'and', 'auto', 'motor', 'motors', 'trucks'])

/** One to four letters for a maker: an acronym stays itself, several words give initials, one word its first two letters. */
export function monogram(name: string): string {
  const words = name.split(/[\s\-_]+/u).filter((word) => word !== '' && !skipped.has(word.toLowerCase()))
  const first = words[0] ?? name
  if (isAcronym(first) && words.length === 1) return first
  if (words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
      .join('')
  const letters = Array.from(first)
  return `${letters[0]?.toUpperCase() ?? ''}${letters[1]?.toLowerCase() ?? ''}`
}

function isAcronym(word: string): boolean {
  return word.length <= 4 && word === word.toUpperCase() && word !== word.toLowerCase()
}
