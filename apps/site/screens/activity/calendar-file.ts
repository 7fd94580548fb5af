export type CalendarEntry = {
  /** Unique in the world and the same for ever: calendars know an entry again by it. */
  uid: string
  url: string
  title: string
  summary: string
  place: string
  /** ISO moments. */
  startsAt: string
  endsAt: string
  updatedAt: string
}

const LONGEST_LINE = 75

/** One entry as a calendar file (RFC 5545): times in UTC, so that every calendar shows them in its owner's own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayline//Activities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(`${entry.summary}\n${entry.url}`)}`,
    // Telephones look the place up on a map, where marks of direction are letters of no address.
    `LOCATION:${escapeText(entry.place.replaceAll(/[\u2068\u2069]/g, ''))}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Lines of at most 75 octets, never cut inside a character; what goes on begins with a blank. */
function fold(line: string): string {
  const parts = ['']
  let size = 0
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign)
    if (size + bytes > LONGEST_LINE) {
      parts.push(' ')
      size = 1
    }
    parts[parts.length - 1] += sign
    size += bytes
  }
  return parts.join('\r\n')
}
