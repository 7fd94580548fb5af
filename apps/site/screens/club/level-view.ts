/** One level of the club with finished words. */
export type LevelView = {
  key: string
  name: string
  reach: string
  benefits: readonly string[]
  /** `US$100 off` and how long it lasts; null where the level gives none. */
  voucher: { value: string; days: string } | null
}
