// Apart from the schemas, because the back office shows the same colours beside the field. Contrast is that of WCAG 2.2.

type Scheme = { grounds: readonly string[]; text: readonly string[] }

/** What an accent stands on, and the texts that may stand on it, best first: the site's tokens (`apps/site/ui/tokens.css`, held to it by a test). */
export const ACCENT_SCHEMES = {
  light: { grounds: ['#fbfcfc', '#ffffff', '#f2f4f3', '#eceeeb'], text: ['#ffffff', '#101b24'] },
  dark: { grounds: ['#0b141b', '#131e27', '#101a22', '#1a2630', '#060c11'], text: ['#0b141b', '#ffffff'] },
} as const satisfies Record<string, Scheme>

/** Edges and signs (1.4.11), and text (1.4.3). */
const EDGE = 3
const TEXT = 4.5

/** Why a colour cannot be the accent: it is not seen on the page, or nothing that is written on it can be read. */
export type AccentFault = 'contrast_ground' | 'contrast_text'

/** The accent's tokens in one scheme. */
export type AccentTokens = { accent: string; hover: string; text: string; soft: string; on: string }

/** What is wrong with a colour as the accent of the light pages; null where nothing is. Dark pages take a lighter one of the same hue. */
export function accentFault(colour: string): AccentFault | null {
  if (!isSeen(colour, ACCENT_SCHEMES.light)) return 'contrast_ground'
  return textOn(colour, ACCENT_SCHEMES.light) === null ? 'contrast_text' : null
}

/** The least change of a colour, darker or lighter, that makes an accent of it. */
export function nearestAccent(colour: string): string {
  for (let share = 0; share < 1; share += 0.01) {
    const found = ['#000000', '#ffffff'].map((end) => mix(colour, end, share)).find((tried) => accentFault(tried) === null)
    if (found !== undefined) return found
  }
  return '#000000'
}

/** The tokens of both schemes that follow from an accent without a fault. */
export function accentTokens(colour: string): { light: AccentTokens; dark: AccentTokens } {
  const { light, dark } = ACCENT_SCHEMES
  const lighter = towards('#ffffff', colour, (tried) => isSeen(tried, dark) && textOn(tried, dark) !== null)
  return { light: tokensOf(colour, '#000000', light), dark: tokensOf(lighter, '#ffffff', dark) }
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** `end`: where texts in the accent go until they can be read. */
function tokensOf(accent: string, end: string, scheme: Scheme): AccentTokens {
  const on = textOn(accent, scheme) ?? end
  const soft = mix(accent, scheme.grounds[0] ?? end, 0.88)
  const text = towards(end, accent, (tried) => [...scheme.grounds, soft].every((ground) => contrast(tried, ground) >= TEXT))
  // Away from what is written on it, so that it stays readable.
  return { accent, hover: mix(accent, luminance(on) > 0.5 ? '#000000' : '#ffffff', 0.18), text, soft, on }
}

function isSeen(colour: string, { grounds }: Scheme): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= EDGE)
}

function textOn(colour: string, { text }: Scheme): string | null {
  return text.find((tried) => contrast(colour, tried) >= TEXT) ?? null
}

function towards(end: string, colour: string, isEnough: (tried: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.01) {
    const tried = mix(colour, end, share)
    if (isEnough(tried)) return tried
  }
  return end
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  return `#${from
    .map((value, at) =>
      Math.round(value + ((to[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => linear(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
