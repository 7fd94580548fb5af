/** Vehicles of the stock side by side to one scale. Lengths in mm; x from the left edge of the drawing, the ground at 0, upward negative. */
export type LineupView = {
  width: number
  height: number
  vehicles: {
    href: string
    name: string
    lengthText: string
    centre: number
    image: { src: string; x: number; y: number; width: number; height: number }
  }[]
}
