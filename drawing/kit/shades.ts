/** The tones of one paint under the studio's light, each as `#rrggbb`. */
export type Shades = {
  /** Surfaces that face the sky. */
  lit: string
  base: string
  /** Surfaces that turn to the ground. */
  shade: string
  /** Undercuts and deep folds. */
  deep: string
  /** Panel gaps. */
  line: string
  /** Reflection of the light above, nearly white in every paint. */
  sheen: string
  /** How strongly reflections show, 0–1: dark and deep paints mirror more. */
  gloss: number
  /** Whether the paint itself is dark. */
  isDark: boolean
}

type Lab = { l: number; a: number; b: number }

/** The tones of a paint given as six hex digits without `#`. */
export function shades(paint: string): Shades {
  const lab = toLab(paint)
  const { l } = lab
  const isDark = l < 0.35
  return {
    lit: toHex(toned(lab, l + (1 - l) * (0.16 + 0.12 * l) + (isDark ? 0.12 : 0.02), 0.88)),
    base: toHex(toned(lab, isDark ? l + 0.035 : l * 0.985, 1)),
    shade: toHex(toned(lab, l * (isDark ? 0.72 : 0.55 + 0.27 * l), 1.04)),
    deep: toHex(toned(lab, l * (isDark ? 0.45 : 0.36 + 0.2 * l), 0.9)),
    line: toHex(toned(lab, isDark ? l * 0.3 : l * (0.28 + 0.22 * l), 0.7)),
    sheen: toHex(toned(lab, 0.9 + 0.1 * l, 0.22)),
    gloss: Math.round((0.72 - 0.28 * l) * 100) / 100,
    isDark,
  }
}

function toned(lab: Lab, lightness: number, chroma: number): Lab {
  return { l: Math.min(Math.max(lightness, 0), 1), a: lab.a * chroma, b: lab.b * chroma }
}

// OKLab (B. Ottosson, 2020): equal steps look equal, so that every paint gets the same depth of shading.
function toLab(hex: string): Lab {
  const [r, g, b] = [0, 2, 4].map((at) => toLight(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => hexPair(fromLight(channel))).join('')}`
}

function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLight(value: number): number {
  const clipped = Math.min(Math.max(value, 0), 1)
  return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
}

function hexPair(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
