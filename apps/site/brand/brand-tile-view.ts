/** A brand as its tile shows it. */
export type BrandTileView = {
  sign: string
  name: string
  /** 1 passenger, 2 commercial (R6.8). */
  type: 1 | 2
  countText: string
  picture: string | null
}
