/** What may stand on a shortlist: a new car by its sign, a used unit by its stock reference, a part by its number. */
export const SHORTLIST_KINDS = ['car', 'used', 'part'] as const
export type ShortlistKind = (typeof SHORTLIST_KINDS)[number]

/** Most things of a list; signs of a note; pieces of one thing. */
export const SHORTLIST_LIMITS = { items: 50, sign: 200, note: 200, quantity: 99_999 } as const

/** One thing of a list: `model_sign`, `stock_ref` or the part's number, how many pieces are wanted, and what the buyer wrote beside it. */
export type ShortlistItem = { kind: ShortlistKind; sign: string; quantity: number; note: string }
