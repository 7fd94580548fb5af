import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'

/** What tells versions of one model apart, "702 km Max · 2026", in the reader's language. */
export function versionName(t: SiteTranslator, { trim, model_year: year }: { trim: string | null; model_year: number | null }): string {
  return dotted([trim === null ? null : trimText(t, trim), year])
}

const WORDS = {
  'Panel Van': 'panelVan',
  'City Bus': 'cityBus',
  'Single Cab': 'singleCab',
  'Double Cab': 'doubleCab',
  'Truck Crane': 'truckCrane',
  'High Roof': 'highRoof',
  'Long Range': 'longRange',
  'Standard Range': 'standardRange',
  'Extended Range': 'extendedRange',
  Tipper: 'tipper',
  Coach: 'coach',
  Cargo: 'cargo',
  Tractor: 'tractor',
  RHD: 'rightHand',
  LHD: 'leftHand',
  Export: 'export',
} as const

const FIGURES: Readonly<Record<string, (t: SiteTranslator, value: string) => string>> = {
  km: (t, value) => t('unit.km', { value }),
  kWh: (t, value) => t('unit.kwh', { value }),
  kW: (t, value) => t('unit.kw', { value }),
  hp: (t, value) => t('unit.hp', { value }),
  m3: (t, value) => t('trim.cubic', { value }),
  'm³': (t, value) => t('trim.cubic', { value }),
  t: (t, value) => t('trim.tonnes', { value }),
  seat: (t, value) => t('unit.seats', { count: Number(value) }),
  door: (t, value) => t('unit.doors', { count: Number(value) }),
}

const PARTS = new RegExp(
  String.raw`(?<=^|\s)(?:(?<word>${Object.keys(WORDS).join('|')})|(?<figure>\d+(?:\.\d+)?)[ \-](?<unit>${Object.keys(FIGURES).join('|')}))(?=\s|$)`,
  'g',
)

/**
 * A version's name where it is made of known parts: figures with their unit, seats, doors, the body and the side of the wheel. What the maker
 * called it (Flagship, DM-i, 2.0T 8AT) stays, and so do axle formulas, which are read everywhere. A figure stays with its unit.
 */
export function trimText(t: SiteTranslator, trim: string): string {
  const said = trim.replaceAll(PARTS, (...match) => {
    const { word, figure = '', unit = '' } = match.at(-1) as { word?: keyof typeof WORDS; figure?: string; unit?: string }
    if (word !== undefined) return t(`trim.${WORDS[word]}`)
    return FIGURES[unit]?.(t, figure).replaceAll(' ', '\u00a0') ?? `${figure} ${unit}`
  })
  // A line takes its direction from its first letter, which is often one of the maker's.
  return /\p{Script=Arabic}/u.test(said) ? `\u200f${said}` : said
}
