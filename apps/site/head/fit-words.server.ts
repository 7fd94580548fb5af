import { joinSentences } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { DESCRIPTION_SIGNS, isWide, plainWords, TITLE_SIGNS } from './plain-words.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * How many signs a search result gives a text: one for each that is seen (a grapheme: a Thai letter with its vowel and tone is one), two for one
 * that is as wide as two, as Han and its punctuation are.
 */
export function shownSigns(text: string): number {
  let sum = 0
  for (const { segment } of graphemes.segment(text)) sum += isWide(segment) ? 2 : 1
  return sum
}

type Title = {
  locale: Locale
  /** From the one that says most to the one that says least. */
  candidates: readonly string[]
  /** What may stand behind a short one, the most wanted first; the first of them fills any title that is too short alone. */
  tails: readonly string[]
  /** Stands where no name fits, because somebody wrote one without a blank. */
  otherwise: string
}

/** The first candidate that a search result shows whole; a short one gets a tail, and of a long one words are left out from its end, never half of one. */
export function fitTitle({ locale, candidates, tails, otherwise }: Title): string {
  const plain = candidates.map(plainWords).filter((text) => text !== '')
  const whole = plain.find((text) => shownSigns(text) <= TITLE_SIGNS.most) ?? fewerWords(locale, plain.at(-1) ?? '', TITLE_SIGNS.most)
  if (whole === '') return plainWords(otherwise)
  if (shownSigns(whole) >= TITLE_SIGNS.least) return whole
  const filled = tails.map((tail) => `${whole} · ${plainWords(tail)}`)
  return filled.find((text) => fits(text, TITLE_SIGNS)) ?? plainWords(otherwise)
}

type Description = {
  locale: Locale
  /** Paragraphs, the most wanted first: of each as many whole sentences as there is room for. */
  paragraphs: readonly string[]
  /** Sentences that hold for every page, the most wanted first: as few of them as make the description long enough. */
  closing: readonly string[]
}

/** What a search result shows under the title: whole sentences of the page, then of the company. */
export function fitDescription({ locale, paragraphs, closing }: Description): string {
  const { most } = DESCRIPTION_SIGNS
  let text = ''
  for (const paragraph of paragraphs) {
    for (const sentence of sentencesOf(locale, plainWords(paragraph))) {
      const longer = text === '' ? sentence : joinSentences(locale, [text, sentence])
      if (shownSigns(longer) > most) break
      text = longer
    }
  }
  if (text === '') text = fewerWords(locale, plainWords(paragraphs.find((one) => plainWords(one) !== '') ?? ''), most)
  if (shownSigns(text) >= DESCRIPTION_SIGNS.least) return text
  const longer = subsets(closing.map(plainWords)).map((some) => joinSentences(locale, [...(text === '' ? [] : [text]), ...some]))
  return longer.find((one) => fits(one, DESCRIPTION_SIGNS)) ?? longer.findLast((one) => shownSigns(one) <= most) ?? text
}

function fits(text: string, { least, most }: { least: number; most: number }): boolean {
  const signs = shownSigns(text)
  return signs >= least && signs <= most
}

const ELLIPSIS = '…'

/** As many words from the beginning as there is room for, with the sign that something is left out; nothing where not even one has it. */
function fewerWords(locale: Locale, text: string, most: number): string {
  if (shownSigns(text) <= most) return text
  let kept = ''
  let end = ''
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    kept += segment
    if (shownSigns(kept) + 1 > most) break
    if (isWordLike) end = kept
  }
  // Words that a hyphen or a point joins are one to whoever reads them.
  if (!/^[\p{sc=Han}\p{sc=Thai}]*$/u.test(text.slice(end.length - 1, end.length + 1))) {
    const isInside = /\S/.test(text.charAt(end.length)) && !/[,;:!?،؛。，、)\]]/.test(text.charAt(end.length))
    if (isInside) end = end.slice(0, end.lastIndexOf(' ') + 1).trimEnd()
  }
  return end === '' ? '' : `${end}${ELLIPSIS}`
}

/** Sentences of a text. A point inside of a name or a figure ends none. */
function sentencesOf(locale: Locale, text: string): string[] {
  const parts = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last !== undefined && !/[.!?…。！？۔؟:؛;)»”]\s*$/.test(last)) whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole.map((part) => part.trim()).filter((part) => part !== '')
}

/** All choices of some of the texts in their order, small ones first. */
function subsets(texts: readonly string[]): string[][] {
  const masks = Array.from({ length: 2 ** texts.length - 1 }, (_none, at) => at + 1)
  const chosen = masks.map((mask) => texts.filter((_text, at) => (mask >> at) % 2 === 1))
  return chosen.toSorted((a, b) => a.length - b.length)
}
