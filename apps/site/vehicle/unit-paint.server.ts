/** Paints of used vehicles as their papers name them, as hex; quiet, so that drawings of one row belong together. */
const PAINTS: Readonly<Record<string, string>> = {
  white: 'e8eae8',
  'pearl white': 'efeeea',
  black: '23282c',
  silver: 'c0c5c8',
  grey: '757d83',
  'dark grey': '4d555b',
  red: '97302a',
  'dark red': '6b2622',
  blue: '3d6489',
  'light blue': '8aa9be',
  'dark blue': '2a3d5c',
  green: '4f6b54',
  'dark green': '34483a',
  bronze: '86694c',
  brown: '5d4a3c',
  champagne: 'c9bb9f',
  beige: 'cfc4ae',
  gold: 'b59d68',
  yellow: 'd9b23a',
  orange: 'c9762f',
  purple: '5a4a6b',
  'white and blue': 'dfe6ec',
}

/** The paint of a colour that the stock names; null for one that we do not know. */
export function unitPaint(colour: string | null): string | null {
  const name = colour?.trim().toLowerCase() ?? ''
  return Object.hasOwn(PAINTS, name) ? (PAINTS[name] ?? null) : null
}
