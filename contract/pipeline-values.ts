// Apart from the schemas, because browsers load these and must not load the validator.
import { CLOSED_STATUSES, type EnquiryStatus } from './enquiry-values.ts'

/** Why a step to another state is not open: told to people beside the steps that are. */
export const STAGE_BARS = ['not_in_contact', 'was_answered', 'was_quoted', 'reopen_first', 'not_yours'] as const
export type StageBar = (typeof STAGE_BARS)[number]

type Step =
  | 'step'
  | 'reopen'
  | 'if_answered'
  | 'unless_answered'
  | 'reopen_unless_answered'
  | Exclude<StageBar, 'not_in_contact' | 'was_answered' | 'not_yours'>

/**
 * Which state of a lead may follow which; the one table for server and screens. `reopen`: with a note why, by who looks after the lead or gives
 * leads away. `if_answered`: as it is where the buyer was answered (an offer is an answer too), else with a note how it was sold. Nobody who was
 * answered is new again.
 */
const STEPS: Readonly<Record<EnquiryStatus, Readonly<Partial<Record<EnquiryStatus, Step>>>>> = {
  new: { contacted: 'step', qualified: 'step', quoted: 'step', won: 'if_answered', lost: 'step', spam: 'step' },
  contacted: { new: 'unless_answered', qualified: 'step', quoted: 'step', won: 'if_answered', lost: 'step', spam: 'step' },
  qualified: { new: 'unless_answered', contacted: 'step', quoted: 'step', won: 'if_answered', lost: 'step', spam: 'step' },
  quoted: { new: 'unless_answered', contacted: 'step', qualified: 'step', won: 'if_answered', lost: 'step', spam: 'was_quoted' },
  won: { new: 'reopen_unless_answered', contacted: 'reopen', qualified: 'reopen', quoted: 'reopen', lost: 'reopen_first', spam: 'reopen_first' },
  lost: { new: 'reopen_unless_answered', contacted: 'reopen', qualified: 'reopen', quoted: 'reopen', won: 'reopen_first', spam: 'reopen_first' },
  spam: { new: 'reopen_unless_answered', contacted: 'reopen', qualified: 'reopen', quoted: 'reopen_first', won: 'reopen_first', lost: 'reopen_first' },
}

/** What happens to a lead by itself, and where that takes it; a state that is not named stays. An accepted offer is no payment: people say what is won. */
export const AUTOMATIC_STEPS = {
  answered: { new: 'contacted' },
  buyer_wrote: { lost: 'contacted' },
  quotation_issued: { new: 'quoted', contacted: 'quoted', qualified: 'quoted', lost: 'quoted' },
  quotation_accepted: { new: 'quoted', contacted: 'quoted', qualified: 'quoted', lost: 'quoted' },
} as const satisfies Record<string, Partial<Record<EnquiryStatus, EnquiryStatus>>>
export type StageCause = keyof typeof AUTOMATIC_STEPS

/** What a step depends on beside the two states. */
export type StageFacts = { isAnswered: boolean; mayReopen: boolean }

/** Whether a step is open, with a note (`reopen`; `tell`: how it was sold without an answer), or what bars it. Null: the lead is there already. */
export function stageStep(from: EnquiryStatus, to: EnquiryStatus, { isAnswered, mayReopen }: StageFacts): 'step' | 'reopen' | 'tell' | StageBar | null {
  const step = STEPS[from][to]
  if (step === undefined) return null
  if ((step === 'unless_answered' || step === 'reopen_unless_answered') && isAnswered) return 'was_answered'
  if (step === 'unless_answered') return 'step'
  if (step === 'if_answered') return isAnswered ? 'step' : 'tell'
  if (step !== 'reopen' && step !== 'reopen_unless_answered') return step
  return mayReopen ? 'reopen' : 'not_yours'
}

/** Nobody owes the buyer anything any more. */
export function isClosedStatus(status: EnquiryStatus): boolean {
  return CLOSED_STATUSES.some((closed) => closed === status)
}

/** States in which something is still to be done. */
export const OPEN_STATUSES = ['new', 'contacted', 'qualified', 'quoted'] as const satisfies readonly EnquiryStatus[]

/** Columns of the board unless a filter names others. */
export const BOARD_STATUSES = [...OPEN_STATUSES, 'won', 'lost'] as const satisfies readonly EnquiryStatus[]

/** Why a lead was lost. */
export const LOSS_REASONS = ['price', 'other_supplier', 'not_available', 'import_not_allowed', 'financing', 'no_reply', 'not_serious', 'other'] as const

/** Signs of a note to a step; years within which a sale is decided; the highest value of a sale in US cents; cards of a column at a time; leads changed at once. */
export const PIPELINE_LIMITS = { note: 1000, years: 2, value: 100_000_000_000, cards: 20, many: 200 } as const

/** How the next step of a lead stands, as its list is narrowed down. */
export const NEXT_STEP_STATES = ['none', 'overdue', 'today'] as const

/** By what the value of a sale is suggested. */
export const VALUE_SOURCES = ['quotation', 'prices'] as const

/** The last day on which a sale may be expected, as the first is today (`YYYY-MM-DD`). */
export function lastSaleDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + PIPELINE_LIMITS.years)
  return day.toISOString().slice(0, 10)
}

/** What is changed of a sale by hand. */
export const SALE_FIELDS = ['expected_value', 'expected_close', 'quantity', 'destination_port'] as const
