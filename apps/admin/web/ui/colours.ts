import type { DealerStage } from '#contract/dealer-values.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'

/** The site's tokens (apps/site/ui/tokens.css) by value: MUI computes shades and so cannot read custom properties. */
export const COLOURS = {
  page: '#f6f7f5',
  sunken: '#f0f2ef',
  line: '#dcdfdc',
  lineStrong: '#868f92',
  ink: '#101b24',
  inkSoft: '#2a3a46',
  muted: '#55626b',
  accent: '#c43e0c',
  accentText: '#b53809',
  accentSoft: '#fbede6',
  danger: '#a5132f',
  dangerSoft: '#fbecee',
  success: '#17693f',
  successSoft: '#e8f3ec',
  warning: '#7d5200',
  warningSoft: '#fbf3df',
} as const

/** Text and ground of a status; each pair has a contrast of 4.5 or more. */
export const STATUS_COLOURS: Record<EnquiryStatus, { text: string; ground: string }> = {
  new: { text: COLOURS.accentText, ground: COLOURS.accentSoft },
  contacted: { text: '#15517c', ground: '#e6f0f8' },
  qualified: { text: '#0b5f58', ground: '#e2f2f0' },
  quoted: { text: '#55408c', ground: '#efebf7' },
  won: { text: COLOURS.success, ground: COLOURS.successSoft },
  lost: { text: COLOURS.muted, ground: '#eceeed' },
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
