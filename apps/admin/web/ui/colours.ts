import type { DealerStage } from '#contract/dealer-values.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'

const LIGHT = {
  page: '#f6f7f5',
  paper: '#ffffff',
  sunken: '#f0f2ef',
  line: '#dcdfdc',
  lineStrong: '#828b8e',
  /** Edge of a field. */
  lineField: '#bcc4c6',
  ink: '#101b24',
  inkSoft: '#2a3a46',
  muted: '#55626b',
  /** Dark in both schemes: what stands on it is white. */
  night: '#101b24',
  /** The accent on `night`. */
  accentNight: '#ee6b34',
  accent: '#c43e0c',
  accentText: '#b53809',
  accentSoft: '#fbede6',
  danger: '#a5132f',
  dangerSoft: '#fbecee',
  success: '#17693f',
  successSoft: '#e8f3ec',
  warning: '#7d5200',
  warningSoft: '#fbf3df',
  blue: '#15517c',
  blueSoft: '#e6f0f8',
  teal: '#0b5f58',
  tealSoft: '#e2f2f0',
  violet: '#55408c',
  violetSoft: '#efebf7',
  greySoft: '#eceeed',
}

type Colour = keyof typeof LIGHT

/** The two schemes by value: MUI computes shades and so cannot read custom properties. */
export const SCHEMES: Record<'light' | 'dark', Record<Colour, string>> = {
  light: LIGHT,
  dark: {
    page: '#0f161b',
    paper: '#182128',
    sunken: '#131b21',
    line: '#2b3841',
    lineStrong: '#76868f',
    lineField: '#4a5a64',
    ink: '#e9eef0',
    inkSoft: '#c5cfd5',
    muted: '#a3b1b9',
    night: '#0a0f13',
    accentNight: '#ee6b34',
    accent: '#c43e0c',
    accentText: '#ff9d70',
    accentSoft: '#3a2218',
    danger: '#ff9aa8',
    dangerSoft: '#3c1a21',
    success: '#74d2a0',
    successSoft: '#152f21',
    warning: '#e8b95a',
    warningSoft: '#342a12',
    blue: '#92c7f0',
    blueSoft: '#152d3f',
    teal: '#76d3c7',
    tealSoft: '#11302d',
    violet: '#c5b6f2',
    violetSoft: '#2b2346',
    greySoft: '#26323a',
  },
}

const NAMES = Object.keys(LIGHT) as Colour[]

/** Each colour by what it is for, in the scheme that holds. */
export const COLOURS = Object.fromEntries(NAMES.map((name) => [name, `var(${propertyOf(name)})`])) as Record<Colour, string>

/** The custom properties that `COLOURS` names, for the root of the page. */
export function schemeProperties(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [propertyOf(name), SCHEMES[scheme][name]]))
}

function propertyOf(name: Colour): string {
  return `--colour-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Text and ground of a status. */
export const STATUS_COLOURS: Record<EnquiryStatus, { text: string; ground: string }> = {
  new: { text: COLOURS.accentText, ground: COLOURS.accentSoft },
  contacted: { text: COLOURS.blue, ground: COLOURS.blueSoft },
  qualified: { text: COLOURS.teal, ground: COLOURS.tealSoft },
  quoted: { text: COLOURS.violet, ground: COLOURS.violetSoft },
  won: { text: COLOURS.success, ground: COLOURS.successSoft },
  lost: { text: COLOURS.muted, ground: COLOURS.greySoft },
  spam: { text: COLOURS.danger, ground: COLOURS.dangerSoft },
}

/** The same of a dealer application's stage. */
export const STAGE_COLOURS: Record<DealerStage, { text: string; ground: string }> = {
  submitted: STATUS_COLOURS.new,
  in_review: STATUS_COLOURS.contacted,
  materials_requested: { text: COLOURS.warning, ground: COLOURS.warningSoft },
  negotiation: STATUS_COLOURS.quoted,
  approved: STATUS_COLOURS.won,
  rejected: STATUS_COLOURS.lost,
  withdrawn: STATUS_COLOURS.lost,
}
