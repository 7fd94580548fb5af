/** A line by which mail programs begin what they quote below it. */
const DIVIDER = /^\s*(?:-{2,}\s*\S.{0,60}\S\s*-{2,}|_{10,})\s*$/
/** Heads that programs repeat of what they quote: a word and a colon, four lines of it. */
const HEAD = /^\s*\*?[\p{L}\p{M} -]{1,24}\s?[:：]/u

/**
 * Parts what somebody wrote from what their program quotes below it, in whatever language: lines that begin with `>` to the end of the mail with the
 * line that announces them, or a divider with repeated heads. Nothing is lost: what is in doubt counts as written.
 */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  const at = quotedFrom(lines)
  if (at === null) return { text, quoted: '' }
  const written = lines.slice(0, at).join('\n').trim()
  // Somebody who wrote between the lines, or below them, or nothing: all of it is the text.
  return written === '' ? { text, quoted: '' } : { text: written, quoted: lines.slice(at).join('\n').trim() }
}

function quotedFrom(lines: readonly string[]): number | null {
  const divider = lines.findIndex((line, index) => DIVIDER.test(line) && lines.slice(index + 1, index + 7).filter((next) => HEAD.test(next)).length >= 3)
  const marks = firstOfTheLastQuote(lines)
  const found = [divider, marks].filter((index) => index >= 0)
  return found.length === 0 ? null : Math.min(...found)
}

/** An announcement is broken over so many lines at most. */
const MOST_ANNOUNCEMENT = 3

/** Where the `>` lines begin that go on to the end, with the line or two that say who wrote them; -1: the end is none. */
function firstOfTheLastQuote(lines: readonly string[]): number {
  let at = lines.length
  while (at > 0 && (lines[at - 1]?.trim() === '' || lines[at - 1]?.startsWith('>'))) at -= 1
  if (!lines.slice(at).some((line) => line.startsWith('>'))) return -1
  return at - announcementLines(lines.slice(Math.max(0, at - MOST_ANNOUNCEMENT), at))
}

/** How many of the last lines announce a quote: the end of the paragraph before it, where it ends in a colon and says when or who. */
function announcementLines(before: readonly string[]): number {
  const paragraph = before.slice(before.findLastIndex((line) => line.trim() === '') + 1)
  if (!/[:：]\s*$/.test(paragraph.at(-1) ?? '')) return 0
  return paragraph.length <= MOST_ANNOUNCEMENT && isAttribution(paragraph.join(' ')) ? paragraph.length : 1
}

function isAttribution(text: string): boolean {
  return text.length < 250 && /\d{4}|@/.test(text)
}
