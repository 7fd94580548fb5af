import { blob, type Knot } from '#drawing/kit/index.ts'

/** A figure of 1,750 mm, turned a little to the left: weight on one leg, an arm hanging, a hand in the pocket. */
const HEAD = '4 1750 180, -56 1708, -70 1646, -66 1594, -44 1552, -16 1536 0, 26 1552, 64 1598, 78 1668, 54 1730, 4 1750 180'
const TRUNK = `
  -40 1580 ~ -88, -46 1524, -78 1490, -150 1458, -194 1428 -142, -206 1390 -98, -160 1270, -136 1130, -138 1020, -160 900 -98,
  -170 760, -162 560, -156 400, -146 220, -134 96 -85 -110, -150 54, -200 30, -220 8 -80, -214 0 0 0, -70 0 0 70, -54 50,
  -50 110 88, -40 300, -28 500, -12 700, 0 806 85 -85, 14 690, 28 500, 36 300, 42 110 -90, 34 46, 32 10 -85, 40 0 0 0, 152 0 0 80,
  154 24, 140 64, 136 100 92, 144 220, 150 400, 156 560, 168 760, 164 900 92, 140 1020, 138 1130, 160 1270, 206 1390 82,
  194 1428 142, 150 1460, 84 1490, 56 1524, 50 1580 88 ~`
const HANGING_ARM = `
  -160 1452 ~ 195, -214 1404, -236 1300, -248 1180, -258 1080, -264 960, -266 880 -92, -274 820, -268 768, -250 742 -20, -228 758, -216 800,
  -216 850, -214 890 86, -204 1000, -190 1110, -178 1200, -160 1300, -130 1390 60, -160 1452 110 ~`
const BENT_ARM = `
  160 1452 ~ -15, 214 1404, 242 1300, 266 1190, 282 1110, 268 1046 -112, 220 970, 166 892 -126 140, 138 930, 166 1000, 202 1064, 212 1112 86,
  186 1200, 160 1300, 130 1390 120, 160 1452 70 ~`
const SEAMS = 'M-10-1482L6-1404L2-884M6-1404L42-1494M-157-880L0-872L162-884'

/** A neutral figure, feet on y = 0, its middle at x = 0. */
export const PERSON = {
  heightMm: 1750,
  widthMm: 560,
  markup:
    [HEAD, TRUNK, HANGING_ARM, BENT_ARM].map((outline) => `<path d="${blob(knots(outline))}"/>`).join('') +
    `<path d="${SEAMS}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>`,
} as const

function knots(text: string): Knot[] {
  return text.split(',').map(
    (knot) =>
      knot
        .trim()
        .split(/\s+/u)
        .map((part) => (part === '~' ? null : Number(part))) as unknown as Knot,
  )
}
