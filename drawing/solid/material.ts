/** Steel, iron, black (rubber, plastic), white (paper, enamel), glass, vermilion (the one spot of colour), floor. */
export type Material = 's' | 'i' | 'k' | 'w' | 'g' | 'v' | 'f'

/** Six tones from lit to shaded, on the light and on the dimmed stage. */
const TONES: Record<Material, readonly [light: string, dark: string]> = {
  s: ['fbfcfb eceff0 d6dddf b8c2c7 98a5ac 75838c', 'd5dcdf bcc6cb a0acb3 808e97 62707b 485660'],
  i: ['c6ced1 abb6bb 8d9aa1 707d86 57646d 404d57', '96a3ab 7d8b94 65737d 505e68 3e4b55 2f3b44'],
  k: ['66737c 4a5761 37434d 29343d 1d272f 131b22', '5a6974 43515b 303d46 222d35 172027 0d151b'],
  w: ['ffffff f9faf8 f0f1ee e1e4e1 cdd2d0 b1b9ba', 'e6eaea d4dadb bdc6c9 a1acb1 838f97 66737d'],
  g: ['eaf1f3 d3e0e5 b7cad2 96aeb9 758f9c 597380', 'a9bec8 8aa3af 6c8793 536d7a 3f5763 2e434e'],
  f: ['ffffff f9faf8 f0f1ee e1e4e1 cdd2d0 b1b9ba', '31404a 2b3842 26323b 202b34 1b252d 161f26'],
  v: ['f0845a e06430 cf4a14 b83a0b 9a3008 7a2506', 'ff9a6e f5814f ee6b34 cf5623 ab4519 873512'],
}

const LINES: Record<string, readonly [light: string, dark: string]> = {
  l: ['stroke:#101b24;stroke-width:4', 'stroke:#060b0f'],
  e: ['stroke:#101b24;stroke-width:4', 'stroke:#71818c'],
  d: ['stroke:#101b24;stroke-width:2.2;fill:none', 'stroke:#0a1116'],
  h: ['stroke:#89959c;stroke-width:2.2;fill:none', 'stroke:#7d8c96'],
  u: ['stroke:#0b1217;stroke-width:9;fill:none', 'stroke:#05090d'],
  m: ['stroke:#fff;stroke-width:5;fill:none;opacity:.7', 'opacity:.4'],
  n: ['stroke:none', ''],
  o: ['fill:none', ''],
  p: ['stroke:#101b24', 'stroke:#060b0f'],
  q: ['stroke:#101b24', 'stroke:#71818c'],
}

/** Style of the classes used, with what changes where the reader prefers the dark. */
export function styleOf(used: ReadonlySet<string>): string {
  const light: string[] = []
  const dark: string[] = []
  for (const name of [...used].sort()) {
    const [inLight, inDark] = ruleOf(name)
    light.push(`.${name}{${inLight}}`)
    if (inDark) dark.push(`.${name}{${inDark}}`)
  }
  return `<style>${light.join('')}@media(prefers-color-scheme:dark){${dark.join('')}}</style>`
}

function ruleOf(name: string): readonly [string, string] {
  const line = LINES[name]
  if (line) return line
  // `t` + material: the light on a bar; `b` + material + tone: its body.
  if (name[0] === 't') return colours(name[1] as Material, 0).map((colour) => `stroke:#${colour}`) as [string, string]
  if (name[0] === 'b') return colours(name[1] as Material, Number(name[2]) - 1).map((colour) => `stroke:#${colour}`) as [string, string]
  const [light, dark] = colours(name[0] as Material, Number(name[1]) - 1)
  return [`fill:#${light};stop-color:#${light}`, `fill:#${dark};stop-color:#${dark}`]
}

function colours(material: Material, tone: number): [light: string, dark: string] {
  const [light, dark] = TONES[material].map((tones) => tones.split(' ')[tone] ?? '')
  return [light ?? '', dark ?? '']
}

/** A round side: light from one edge, core shadow near the other, a little light back at the rim. */
export const ROUND_STOPS = [
  [0, 3],
  [0.26, 1],
  [0.5, 3],
  [0.84, 5],
  [1, 4],
] as const
