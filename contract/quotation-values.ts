// Apart from the schemas, because browsers load these and must not load the validator.

import type { DutyComponent } from './landed-price-values.ts'
import type { SiteLocale } from './locale-values.ts'

/** What it is called: an offer, or the bill that a buyer shows to a bank before anything is shipped. */
export const QUOTATION_DOCUMENTS = ['quotation', 'proforma'] as const

/**
 * `draft`: nobody outside has seen it; `waiting`: for somebody who may approve its discount; `approved`: may go out as it stands; `issued`: the
 * buyer has a version; then what the buyer answered, or that it was taken back.
 */
export const QUOTATION_STATES = ['draft', 'waiting', 'approved', 'issued', 'accepted', 'declined', 'withdrawn'] as const
export type QuotationState = (typeof QUOTATION_STATES)[number]

/** States that staff see: an offer that was not answered in time has lapsed. */
export const QUOTATION_VIEW_STATES = [...QUOTATION_STATES, 'lapsed'] as const
export type QuotationViewState = (typeof QUOTATION_VIEW_STATES)[number]

/** What the price holds (Incoterms 2020). */
export const QUOTATION_BASES = ['fob', 'cfr', 'cif'] as const
export type QuotationBasis = (typeof QUOTATION_BASES)[number]

/** When the rest is paid. */
export const BALANCES = ['before_shipment', 'against_documents', 'letter_of_credit'] as const

/** Until when a buyer who steps back has the down payment back; `unstated`: the site says nothing of it. */
export const DEPOSIT_REFUNDS = ['unstated', 'until_order', 'until_shipment'] as const
export const WARRANTY_LIMITS = { months: 120, km: 1_000_000 } as const

export const QUOTATION_LINE_KINDS = ['car', 'used', 'part', 'other'] as const

/** Why a buyer does not take an offer. */
export const DECLINE_REASONS = ['price', 'shipping', 'terms', 'vehicle', 'later', 'elsewhere', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What staff are told of by mail. */
export const QUOTATION_NOTICES = ['accepted', 'declined', 'lapsed', 'approval_asked', 'approved', 'sent_back'] as const
export type QuotationNoticeKind = (typeof QUOTATION_NOTICES)[number]

/** Most lines; signs of a title, of a note of a line, of the remarks; pieces; cents of one price; days. */
export const QUOTATION_LIMITS = {
  lines: 50,
  title: 160,
  details: 300,
  note: 2_000,
  message: 1_000,
  quantity: 9_999,
  cents: 1_000_000_000_00,
  days: 365,
  validDays: 120,
} as const

/** Days before its end on which a buyer who has not answered is reminded. */
export const REMINDER_DAYS = 3

/** What it amounts to: US cents. `basisCents`: what the rule of the price holds, of which an inspection is no part. `listCents`: the same pieces at the prices of the catalogue; `discountBasisPoints`: how far below, in 1/100 %. */
export type QuotationTotals = { goodsCents: number; basisCents: number; totalCents: number; listCents: number; discountBasisPoints: number }

type Priced = {
  lines: readonly { quantity: number; unit_cents: number | null; list_cents: number | null }[]
  discount_cents: number
  freight_cents: number | null
  insurance_cents: number | null
  inspection_cents: number | null
}

/**
 * Adds an offer up; the form and the document do it alike. A price that is still open counts as nothing. What stands below the price of the
 * catalogue and what is taken off the sum are both a discount; a price above it is none.
 */
export function quotationTotals({ lines, discount_cents, freight_cents, insurance_cents, inspection_cents }: Priced): QuotationTotals {
  const sum = (priceOf: (line: Priced['lines'][number]) => number) => lines.reduce((total, line) => total + line.quantity * priceOf(line), 0)
  const goodsCents = sum(({ unit_cents }) => unit_cents ?? 0)
  const listCents = sum(({ unit_cents, list_cents }) => Math.max(unit_cents ?? 0, list_cents ?? 0))
  const basisCents = goodsCents - discount_cents + (freight_cents ?? 0) + (insurance_cents ?? 0)
  const reduction = listCents - goodsCents + discount_cents
  return {
    goodsCents,
    basisCents,
    totalCents: basisCents + (inspection_cents ?? 0),
    listCents,
    discountBasisPoints: listCents === 0 ? 0 : Math.ceil((reduction * 10_000) / listCents),
  }
}

/** Costs that hang on what is shipped where. */
export const SHIPPING_COSTS = ['freight_cents', 'insurance_cents', 'inspection_cents'] as const
export type ShippingCost = (typeof SHIPPING_COSTS)[number]

/** What a cost was reckoned for: pieces of all lines, port of destination, and a key that is another one as soon as either differs. */
export type CostWay = { units: number; port: string; key: string }

/** Where the costs of an offer come from, and what for; form and server do it alike. */
export function costWay({ lines, destination_port: port }: { lines: readonly Shipped[]; destination_port: string }): CostWay {
  const pieces = new Map<string, number>()
  for (const { kind, sign, quantity } of lines) {
    const name = `${kind} ${sign?.toUpperCase() ?? ''}`
    pieces.set(name, (pieces.get(name) ?? 0) + quantity)
  }
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { units, port, key: JSON.stringify([port.trim().toLowerCase(), [...pieces].toSorted(([one], [other]) => (one < other ? -1 : 1))]) }
}

type Shipped = { kind: string; sign: string | null; quantity: number }

/** Who says a cost: the price sheets, or whoever wrote it. */
export const COST_SAYERS = ['sheets', 'hand'] as const
export type CostSource = CostWay & { by: (typeof COST_SAYERS)[number]; country: string | null }
export type CostSources = Partial<Record<ShippingCost, CostSource>>

/** What is offered. `sign`: model sign, stock reference or number of a part; `list_cents`: its price in the catalogue on the day it was put in. */
export type QuotationLine = {
  kind: (typeof QUOTATION_LINE_KINDS)[number]
  sign: string | null
  title: string
  details: string
  quantity: number
  /** US cents; null: still open, which keeps it from going out. */
  unit_cents: number | null
  list_cents: number | null
}

/** What staff write of an offer, whole. `locale`: of the document. Days: UTC. Costs null: not part of the price. */
export type QuotationTerms = {
  document: (typeof QUOTATION_DOCUMENTS)[number]
  locale: SiteLocale
  buyer_name: string
  buyer_company: string
  buyer_address: string
  lines: QuotationLine[]
  basis: QuotationBasis
  loading_port: string
  destination_port: string
  discount_cents: number
  freight_cents: number | null
  insurance_cents: number | null
  inspection_cents: number | null
  deposit_percent: number
  balance: (typeof BALANCES)[number]
  ready_days: number | null
  valid_until: string
  note: string
}

/** Duties and taxes that the buyer pays at import, as far as they are known, for all pieces; US cents. `country`: in the language of the document. */
export type DutyEstimate = { country: string; date: string; lines: { component: DutyComponent | 'inland' | 'destination_charges'; cents: number }[] }

/** The account that buyers pay into, as it stands on documents. Empty texts: none is set. */
export type BankAccount = { beneficiary: string; bank: string; address: string; account: string; swift: string }

/** A version as it went out: nothing of it changes any more, whatever becomes of catalogue and settings. */
export type QuotationSnapshot = {
  number: string
  revision: number
  issued_on: string
  reference: string
  terms: QuotationTerms
  company: { name: string; legal_name: string; registration_number: string; address: string; phone: string; mail: string }
  bank: BankAccount | null
  conditions: string
  total_cents: number
  /** Null where it is not known; versions of before it was told have none. */
  estimate?: DutyEstimate | null
}
