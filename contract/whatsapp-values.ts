// Apart from the schemas, because browsers load these and must not load the validator.

/** Hours for which a buyer can be written to in free words after each message of theirs (rule of the service). */
export const WHATSAPP_WINDOW_HOURS = 24

/** Signs of a text, of a template's text and of what stands in one of its places; places of a template; templates that are kept. */
export const WHATSAPP_LIMITS = { text: 4_096, templateText: 1_024, parameter: 500, parameters: 20, templates: 100 } as const

/** Where a message to a buyer's telephone stands. What has been delivered or read was sent. */
export const WHATSAPP_STATUSES = ['pending', 'sent', 'failed'] as const

const PLACE = /\{\{\s*(\d{1,3})\s*\}\}/g

/** How many places a template's text has; null where they are not numbered from 1 without a gap. */
export function placesOf(text: string): number | null {
  const numbers = new Set([...text.matchAll(PLACE)].map(([, number]) => Number(number)))
  return [...numbers].every((number) => number >= 1 && number <= numbers.size) ? numbers.size : null
}

/** A template's text with what stands in its places. */
export function fillPlaces(text: string, parameters: readonly string[]): string {
  return text.replaceAll(PLACE, (place, number: string) => parameters[Number(number) - 1] ?? place)
}
