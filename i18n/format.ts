import { localeInfo, type Locale } from './locales.ts'

/*
 * Formats are made on the server and sent as text (R2.11). Tags pin calendar and digits:
 * `th` would be Buddhist, and technical values keep Latin digits in every language.
 */
const TAGS: Record<Locale, string> = {
  ar: 'ar-u-ca-gregory-nu-latn',
  de: 'de-DE',
  en: 'en-GB',
  // Latin America first: a reader in Lima takes 9.650 for nine and a half.
  es: 'es-419',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  pt: 'pt-PT',
  ru: 'ru-RU',
  th: 'th-u-ca-gregory-nu-latn',
  ur: 'ur-u-ca-gregory-nu-latn',
  zh: 'zh-CN',
}

/** BCP 47 tag with pinned calendar and digits. */
export function formatTag(locale: Locale): string {
  return TAGS[locale]
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(TAGS[locale], { useGrouping: 'always', ...options })
  numberFormats.set(key, made)
  return made
}

/** `12345.6` → `12,345.6` in the language's way, Latin digits, at most `fractionDigits` decimals. */
export function formatNumber(locale: Locale, value: number, fractionDigits = 0): string {
  return numberFormat(locale, { maximumFractionDigits: fractionDigits }).format(value)
}

/** Displacement in cc as litres with one decimal, as the trade writes it: 1998 → `2.0`. */
export function formatLitres(locale: Locale, displacementCc: number): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(displacementCc / 1000)
}

/** Languages whose readers count the metric horsepower (PS, CV, л. с.); the others mean the mechanical one (hp), as makers print it in their markets. */
const METRIC_HORSEPOWER: ReadonlySet<Locale> = new Set<Locale>(['de', 'fr', 'it', 'nl', 'pt', 'ru', 'th', 'zh'])

/** Power in kW as whole horsepower of the language's own kind: 175 → 235 in English, 238 in German. */
export function toHorsepower(locale: Locale, kw: number): number {
  return Math.round(kw / (METRIC_HORSEPOWER.has(locale) ? 0.735_499 : 0.745_7))
}

/** An amount of another currency in whole units with its code, which no two currencies share: `KES 2,490,000`. Wrap in `<bdi>`. */
export function formatMoney(locale: Locale, { amount, currency }: { amount: number; currency: string }): string {
  return numberFormat(locale === 'ar' ? 'en' : locale, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 }).format(amount)
}

/**
 * US cents → `US$12,300` (or `12.300 US$`, `12 300 $`); whole dollars unless there are cents, or `hasCents` says that others beside it have some. Wrap in `<bdi>`.
 * Arabic takes the sign first, as Urdu does: behind the figure, its letters and its `$` part in right-to-left text.
 */
export function formatUsd(locale: Locale, cents: number, hasCents = cents % 100 !== 0): string {
  const text = numberFormat(locale === 'ar' ? 'en' : locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  }).format(cents / 100)
  // Russian writes the bare sign, which means no other dollar there.
  return locale === 'ru' || /US\$|\$US/.test(text) ? text : text.replace(/USD|\$/, 'US$')
}

/** US dollars of one unit of something, with up to four decimals: `US$1,200`, `US$0.36`, `US$1.6459`. Wrap in `<bdi>`. */
export function formatUsdFigure(locale: Locale, usd: number): string {
  const whole = formatUsd(locale, Math.trunc(usd) * 100)
  if (Number.isInteger(usd)) return whole
  const tag = locale === 'ar' ? 'en' : locale
  const [before, after] = [Math.trunc(usd), usd].map((value) =>
    numberFormat(tag, { minimumFractionDigits: value === usd ? 2 : 0, maximumFractionDigits: 4 }).format(value),
  )
  return whole.replace(before ?? '', after ?? '')
}

const CLOSE_PERCENT: ReadonlySet<Locale> = new Set<Locale>(['en', 'ar', 'th', 'ur', 'zh'])

/** `3` → `3%` or `3 %` as the texts of the language write it, there with U+00A0, which Intl leaves out in some; at most `fractionDigits` decimals. */
export function formatPercent(locale: Locale, percent: number, fractionDigits = 0): string {
  const text = numberFormat(locale, { style: 'percent', maximumFractionDigits: fractionDigits }).format(percent / 100)
  return CLOSE_PERCENT.has(locale) ? text : text.replace(/\s?%/, '\u00a0%')
}

// Not `dateStyle: 'long'`, which writes the era in Thai.
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A day in the language's long form, Gregorian: `21 November 2026`. `value` is a date or ISO text; the time zone is UTC. */
export function formatDate(locale: Locale, value: Date | string): string {
  const date = new Intl.DateTimeFormat(TAGS[locale], { ...LONG_DAY, timeZone: 'UTC' }).format(new Date(value))
  return withDayWhole(withFirst(locale, date))
}

/**
 * `February 2026` of `2026-02`, as it stands in a date: Russian writes the month in the genitive there, as behind `от` (`февраля 2026 г.`). Gregorian.
 */
export function formatMonth(locale: Locale, month: string): string {
  const { month: name, year } = LONG_DAY
  const options = locale === 'ru' ? LONG_DAY : { month: name, year }
  const text = new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return locale === 'ru' ? text.replace(/^1\s/u, '') : text
}

/** A line never ends between a day and its month, nor behind `de`: `4 de diciembre de 2025` parts before the second one only. */
function withDayWhole(date: string): string {
  return date.replace(/^\d\S*\s(?:de\s)?/u, (day) => day.replaceAll(' ', '\u00a0')).replace(/(?<=\sde) (?=\d)/u, '\u00a0')
}

/** French counts the first of a month and no other day: `1er août`, `1er–3 août`. */
function withFirst(locale: Locale, date: string): string {
  return locale === 'fr' ? date.replaceAll(/\b1(?=\s\p{L}|\s?–)/gu, '1er') : date
}

/** Day and minute, Gregorian, 24 hours, in the given zone. */
export function formatDateTime(locale: Locale, value: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(new Date(value))
}

/** Days from the first to the last as they are at a place: `16–18 March 2027`, or one day. Gregorian; `timeZone` is an IANA name. */
export function formatDayRange(locale: Locale, range: { from: Date | string; to: Date | string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { ...LONG_DAY, timeZone: range.timeZone })
  if (locale === 'zh') return chineseRange(format.format(new Date(range.from)), format.format(new Date(range.to)))
  return withFirst(locale, format.formatRange(new Date(range.from), new Date(range.to)))
}

/** `2027年3月16日至18日`; the range of `Intl` falls back to slashes in Chinese. */
function chineseRange(first: string, last: string): string {
  if (first === last) return first
  const month = first.slice(0, first.indexOf('月') + 1)
  return `${first}至${last.startsWith(month) ? last.slice(month.length) : last}`
}

/** Time of day of two moments at a place, 24 hours: `09:00–17:00`; Urdu joins figures by a word. On several days, the hours of each. */
export function formatHours(locale: Locale, range: { from: Date | string; to: Date | string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: range.timeZone })
  return [range.from, range.to].map((moment) => format.format(new Date(moment))).join(locale === 'ur' ? ' تا ' : '–')
}

/**
 * How far a place's clock is from universal time on a day: `UTC+8`, `UTC−5`. Every language writes it so: names of the zone would
 * differ from page to page, and letters in front keep the sign on its side of the figure in text from the right.
 */
export function formatZone(moment: Date | string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(moment))
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  return offset.replace('GMT', 'UTC').replace('-', '−').replace('+0', '')
}

/** How far a place's clock is from universal time all year: `UTC+8`, or `UTC+1/UTC+2` where it changes; with the zone's own name in front. */
export function formatZoneName(locale: Locale, timeZone: string): string {
  const offsets = [...new Set(SOLSTICES.map((day) => formatZone(day, timeZone)))].join('/')
  const parts = new Intl.DateTimeFormat(TAGS[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(SOLSTICES[0]))
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  // Zones of no place have figures for a name.
  if (name === '' || /\d/.test(name)) return offsets
  return locale === 'zh' ? `${name}（${offsets}）` : `${upperFirst(locale, name)} (${offsets})`
}

/** One day with summer time in each half of the world. */
const SOLSTICES = ['2026-01-05', '2026-07-06'] as const

/**
 * Days of the week, 1 Monday to 7 Sunday: a run of three or more as its first and last (`Monday – Saturday`; also `Sunday – Thursday`),
 * others one by one. Begins with a capital.
 */
export function formatWeekdays(locale: Locale, days: readonly number[]): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { weekday: 'long', timeZone: 'UTC' })
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  const first = firstOfRun(sorted)
  if (first === null || sorted.length < 3)
    return upperFirst(
      locale,
      formatList(
        locale,
        sorted.map((day) => format.format(weekday(day))),
      ),
    )
  const range = format.formatRange(weekday(first), weekday(first + sorted.length - 1))
  return upperFirst(locale, locale === 'zh' ? range.replace(/\s–\s/u, '至') : range)
}

/** The day that a single run begins with, over the end of the week too; null where days lie apart. */
function firstOfRun(days: readonly number[]): number | null {
  if (days.length === 7) return 1
  const starts = days.filter((day) => !days.includes(day === 1 ? 7 : day - 1))
  return starts.length === 1 ? (starts[0] ?? null) : null
}

function weekday(day: number): Date {
  return new Date(Date.UTC(2026, 0, 4 + day))
}

/** The name of a line inside a sentence: `import duty` of `Import duty`. Nouns of German and abbreviations (`IVA`, `НДС`) stay as they are. */
export function lowerFirst(locale: Locale, text: string): string {
  if (locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(text)) return text
  return text.charAt(0).toLocaleLowerCase(TAGS[locale]) + text.slice(1)
}

function upperFirst(locale: Locale, text: string): string {
  return text.charAt(0).toLocaleUpperCase(TAGS[locale]) + text.slice(1)
}

const KILO = 1000

/** Size of a file in the language's words, Latin digits: `240 kB`, `1.2 MB`. */
export function formatBytes(locale: Locale, bytes: number): string {
  const [unit, value] = bytes < KILO * KILO ? (['kilobyte', Math.max(1, Math.round(bytes / KILO))] as const) : (['megabyte', bytes / KILO ** 2] as const)
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value)
}

const THAI = /\p{Script=Thai}/u

/**
 * `['a','b','c']` → `a, b and c`. Thai sets foreign names apart by commas: its own blanks would run them together. From right to left
 * every item is isolated, or names in Latin letters would stand in reverse; Urdu takes no comma before its `and`, Chinese a blank
 * between it and Latin letters.
 */
export function formatList(locale: Locale, items: readonly string[]): string {
  if (locale === 'th' && items.length > 1 && !items.some((item) => THAI.test(item))) return `${items.slice(0, -1).join(', ')} และ ${items.at(-1)}`
  const list = new Intl.ListFormat(TAGS[locale], { style: 'long', type: 'conjunction' }).format(isolated(locale, items))
  if (locale === 'zh') return list.replace(/(?<=[\dA-Za-z])和/u, ' 和').replace(/和(?=[\dA-Za-z])/u, '和 ')
  return locale === 'ur' ? list.replace(`${END}، اور `, `${END} اور `) : list
}

const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', ur: '، ', zh: '，' }

/** Sentences of one paragraph; those that are null are left out. Chinese sets no blank between them. */
export function joinSentences(locale: Locale, sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(locale === 'zh' ? '' : ' ')
}

/** Parts of one thing in a row, with the language's comma and no `and`: `Hall 5, Lagos, Nigeria`. From right to left each is isolated. */
export function formatRow(locale: Locale, parts: readonly string[]): string {
  return isolated(locale, parts).join(COMMAS[locale] ?? ', ')
}

/** Sides of a thing in the order of the page, as its label names them: `4,680 × 1,895 × 1,720`. No line begins with the sign. */
export function formatSides(locale: Locale, sides: readonly number[]): string {
  // Figures alone would stand from left to right on any page.
  const lead = localeInfo(locale).dir === 'rtl' ? '\u200f' : ''
  return lead + sides.map((side) => formatNumber(locale, side)).join('\u00a0× ')
}

const START = '\u2068'
const END = '\u2069'

function isolated(locale: Locale, items: readonly string[]): readonly string[] {
  return localeInfo(locale).dir === 'rtl' ? items.map((item) => `${START}${item}${END}`) : items
}
