import type { LevelVouchers } from '#core/domain/member/index.ts'

/** Discounts of a company that does not exist: each member of a level is given one. */
export const DEMO_LEVEL_VOUCHERS: LevelVouchers = {
  silver: { amount_usd_cents: 10_000, percent: null, valid_days: 365 },
  gold: { amount_usd_cents: 30_000, percent: null, valid_days: 365 },
  platinum: { amount_usd_cents: null, percent: 3, valid_days: 365 },
}
