/** The destination that prices speak of: its code, what it is called ("Mombasa", "Uganda via Mombasa"), and country and port as a form names them. */
export type DestinationView = { code: string; place: string; country: { country: string; country_id: string }; port: string }

/** What a card says of the price at the destination. `price` null: there is none, and `text` says why; `inCurrency`: the same in the currency of the country, with the day of the rate; `refusal`: that the country does not admit it, and why; null: it does. */
export type LandedCardView = { price: string | null; inCurrency: string | null; text: string | null; refusal: string | null }

/** By `new <sign>` and `used <reference>`; a page's loader answers them as `landed`. */
export type LandedCards = Readonly<Record<string, LandedCardView>>

export type LandedRowView = { label: string; amount: string; notes: readonly string[] }

/** A sum; `inCurrency`: the same in the currency of the country, with the day of the rate; null where that is not known. */
export type LandedSumView = { label: string; amount: string; inCurrency: string | null }

/** What stands on the page of a vehicle where no destination is named. */
export type LandedAskView = { title: string; ask: string; pick: string }

/** The whole price at the destination, line by line, for the page of a vehicle. */
export type LandedView = {
  title: string
  /** Whether the country admits it, in words. */
  admission: { isRefused: boolean; text: string }
  /** What the country asks of every vehicle. */
  guide: { href: string; label: string }
  rows: readonly LandedRowView[]
  /** The price to the port stands between the rows: how many of them it sums up. Null: there is no price. */
  cif: ({ after: number } & LandedSumView) | null
  /** Null: the duties are not estimated. */
  total: LandedSumView | null
  /** Why the price ends early, and what has to be known of it. */
  remarks: readonly string[]
  others: { title: string; ways: readonly { mode: string; amount: string; text: string }[] }
  /** The words of the link to another port. */
  change: string
  /** For the bar of a phone: what it costs there; null: there is no price. */
  bar: { price: string; term: string } | null
  notes: readonly string[]
}
