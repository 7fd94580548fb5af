import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const START = '\u2068'
const END = '\u2069'
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ur']

/** Messages that become text others read as data, and why a direction mark would be in the way there. */
const EXEMPT: readonly { messages: RegExp; reason: string }[] = [
  { messages: /^site\..*remark/i, reason: 'fills the message of an enquiry, which the visitor edits and staff and mails quote' },
  { messages: /^(mail\.whatsapp\.|site\.result\.whatsappText$)/, reason: 'becomes the text of a wa.me address' },
  { messages: /^mail\.(.*\.)?\w*subject/i, reason: 'the envelope lets no direction mark into a header' },
  { messages: /^media\./, reason: 'is stored with a picture and edited by staff' },
]

/**
 * Sets values in messages of languages that are read from right to left apart (U+2068 … U+2069), so that "+86 571 5555" or "BYD Seal"
 * keeps its own order and does not reorder its neighbours. `name`: "ar/site.enquiry.about". Leaves numbers, dates and plurals alone:
 * they are written in the language's own order.
 */
export function isolateValues(message: string, name: string): string {
  const [locale = '', key = ''] = name.split('/')
  if (!RIGHT_TO_LEFT.includes(locale) || EXEMPT.some(({ messages }) => messages.test(key))) return message
  const parts = parse(message, { captureLocation: true })
  if (!hasOwnWords(parts)) return message
  const edges = argumentsOf(parts).toSorted((a, b) => b.start - a.start)
  return edges.reduce((text, { start, end }) => `${text.slice(0, start)}${START}${text.slice(start, end)}${END}${text.slice(end)}`, message)
}

/** "{brand} {model}" is one value itself: apart from each other, the model would stand before the brand. A colon parts two things. */
function hasOwnWords(parts: readonly MessageFormatElement[]): boolean {
  return parts.some(
    (part) => (part.type === TYPE.literal && /[\p{L}:]/u.test(part.value)) || part.type === TYPE.plural || part.type === TYPE.select || part.type === TYPE.tag,
  )
}

type Edges = { start: number; end: number }

function argumentsOf(parts: readonly MessageFormatElement[]): Edges[] {
  return parts.flatMap((part, at) => {
    if (part.type === TYPE.argument) return startsGroup(parts, at) ? [groupAt(parts, at)] : []
    if (part.type === TYPE.plural || part.type === TYPE.select) return Object.values(part.options).flatMap((option) => argumentsOf(option.value))
    return part.type === TYPE.tag ? argumentsOf(part.children) : []
  })
}

/** Values with only a blank between them stay together. */
function startsGroup(parts: readonly MessageFormatElement[], at: number): boolean {
  return !(isBlank(parts[at - 1]) && parts[at - 2]?.type === TYPE.argument)
}

function groupAt(parts: readonly MessageFormatElement[], at: number): Edges {
  let last = at
  while (isBlank(parts[last + 1]) && parts[last + 2]?.type === TYPE.argument) last += 2
  const [from, to] = [parts[at]?.location, parts[last]?.location]
  if (!from || !to) throw new Error('The parser of messages gives no locations')
  return { start: from.start.offset, end: to.end.offset }
}

function isBlank(part: MessageFormatElement | undefined): boolean {
  return part?.type === TYPE.literal && part.value.trim() === ''
}
