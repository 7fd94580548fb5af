import { foldedWords, foldText } from '#core/domain/search-term/index.ts'
import type { TextPiece } from './mark-text.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Cuts a text into pieces, those that hold a word of `query` marked, whatever their accents, case and digits are. */
export function markText(text: string, query: string): TextPiece[] {
  const words = foldedWords(query)
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(WORD)) {
    push(pieces, text.slice(at, match.index), false)
    for (const piece of markWord(match[0], words)) push(pieces, piece.text, piece.isHit)
    at = match.index + match[0].length
  }
  push(pieces, text.slice(at), false)
  return pieces
}

function markWord(written: string, words: readonly string[]): TextPiece[] {
  const folded = foldText(written)
  const found = words.filter((word) => folded.includes(word)).toSorted((a, b) => b.length - a.length)[0]
  if (found === undefined) return [{ text: written, isHit: false }]
  // Where folding changes the number of signs, the place of the hit is not known: the whole word is marked.
  if (folded.length !== written.length) return [{ text: written, isHit: true }]
  const from = folded.indexOf(found)
  const to = from + found.length
  return [
    { text: written.slice(0, from), isHit: false },
    { text: written.slice(from, to), isHit: true },
    { text: written.slice(to), isHit: false },
  ]
}

function push(pieces: TextPiece[], text: string, isHit: boolean): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last && last.isHit === isHit) last.text += text
  else pieces.push({ text, isHit })
}
