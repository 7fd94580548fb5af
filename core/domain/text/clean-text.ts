// Embedding and override marks travel with numbers pasted from a phone's contacts and can turn text around; joiners stay, Urdu needs them.
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu
const INVISIBLE = /^[\p{White_Space}\p{Cf}]*$/u

/**
 * One line of plain text out of anything a client sent: control characters and line ends become spaces, runs of space one,
 * ends are trimmed, at most `max` characters are kept. Absent or not text: ''.
 */
export function cleanLine(value: unknown, max: number): string {
  const text = asText(value).replace(DIRECTION_OVERRIDES, '').replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim()
  return cut(text, max)
}

/** Several lines of plain text: line ends become `\n`, other control characters go, at most `max` characters are kept. */
export function cleanText(value: unknown, max: number): string {
  const text = asText(value).replace(DIRECTION_OVERRIDES, '').replace(LINE_ENDS, '\n').replace(CONTROLS_BUT_LINES, '').trim()
  return cut(text, max)
}

/** True if nothing of the text can be seen: spaces, joiners and other format characters only. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text)
}

function asText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.toWellFormed() : ''
}

// A cut between the halves of a surrogate pair would leave a character that UTF-8 cannot hold.
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max
  return text.slice(0, end).trim()
}
