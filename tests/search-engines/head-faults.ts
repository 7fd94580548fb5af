import { shownSigns } from '#apps/site/head/fit-words.server.ts'
import { DESCRIPTION_SIGNS, TITLE_SIGNS } from '#apps/site/head/plain-words.ts'
import type { Head } from './read-head.ts'

/** Signs that nobody sees, and blanks that are none (R24.2). */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00a0\u202f\u2007]/u
/** What a message leaves where a value is missing. */
const LEFT = /\{|\}|undefined|null|NaN|\s[,.:;]|[,:]\s*[,:.]/

/** What breaks a rule of titles and descriptions on a page that search engines may show. */
export function headFaults({ title, description, canonical, heading }: Head): string[] {
  const [short, long] = [shownSigns(title), shownSigns(description)]
  return [
    ...(short < TITLE_SIGNS.least || short > TITLE_SIGNS.most ? [`title of ${short} signs: ${title}`] : []),
    ...(long < DESCRIPTION_SIGNS.least || long > DESCRIPTION_SIGNS.most ? [`description of ${long} signs: ${description}`] : []),
    ...[title, description].flatMap((text) => (UNSEEN.test(text) ? [`signs that nobody sees: ${JSON.stringify(text)}`] : [])),
    ...[title, description].flatMap((text) => (LEFT.test(text.replaceAll(/ : /g, ': ')) ? [`a gap: ${text}`] : [])),
    ...(canonical === null ? ['no canonical'] : []),
    ...(heading === '' ? ['no heading'] : []),
  ]
}

export type Seen = { path: string; head: Head }

/** Pages of one language that say the same as another; a page that names another as its own address may. */
export function alikeFaults(pages: readonly Seen[]): string[] {
  const own = new Map<string, Seen>()
  for (const page of pages) if (page.head.isIndexed && page.head.canonical !== null && !own.has(page.head.canonical)) own.set(page.head.canonical, page)
  return (['title', 'description'] as const).flatMap((part) =>
    [...Map.groupBy(own.values(), ({ head }) => head[part])].flatMap(([text, same]) =>
      same.length > 1 ? [`one ${part} on ${same.map(({ path }) => path).join(', ')}: ${text}`] : [],
    ),
  )
}
