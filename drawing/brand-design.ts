import { FRONT_DESIGNS, type FrontDesign } from '#drawing/measure.ts'

/** One front for each brand, told by its lamps and grille. A brand that is not here keeps the one that its name leads to. */
const DESIGNS: Readonly<Record<string, FrontDesign>> = {
  byd: 'wing',
  chery: 'lattice',
  geely: 'shield',
  changan: 'wing',
  haval: 'lattice',
  'great-wall': 'frame',
  tank: 'round',
  ora: 'round',
  'gac-trumpchi': 'shield',
  aion: 'slim',
  mg: 'lattice',
  roewe: 'shield',
  maxus: 'frame',
  wuling: 'split',
  baojun: 'round',
  hongqi: 'star',
  bestune: 'star',
  dongfeng: 'wing',
  voyah: 'bar',
  baic: 'block',
  jac: 'lattice',
  jetour: 'frame',
  exeed: 'bar',
  omoda: 'split',
  jaecoo: 'block',
  nio: 'split',
  xpeng: 'bar',
  'li-auto': 'bar',
  zeekr: 'bar',
  'lynk-co': 'split',
  leapmotor: 'slim',
  aito: 'slim',
  deepal: 'slim',
  avatr: 'split',
  denza: 'wing',
  xiaomi: 'slim',
  toyota: 'shield',
  volkswagen: 'bar',
  honda: 'slim',
  nissan: 'frame',
  kia: 'block',
  tesla: 'slim',
  foton: 'frame',
  sinotruk: 'block',
  shacman: 'lattice',
  'dongfeng-trucks': 'wing',
  'faw-jiefang': 'shield',
  jmc: 'frame',
  yutong: 'wing',
  'king-long': 'bar',
  'golden-dragon': 'shield',
  higer: 'slim',
  camc: 'split',
  xcmg: 'frame',
  farizon: 'bar',
  dfsk: 'shield',
}

/** The front design that a brand keeps on all its vehicles. */
export function brandDesign(brandSign: string): FrontDesign {
  const own = Object.hasOwn(DESIGNS, brandSign) ? DESIGNS[brandSign] : undefined
  return own ?? FRONT_DESIGNS[hashOf(brandSign) % FRONT_DESIGNS.length] ?? 'wing'
}

/** Paints of the drawings: quiet colours that maker's brochures print, so that the one signal colour of the page stays alone. */
const PAINTS = ['c0c5c8', 'e6e8e6', '5b656d', '2f4a63', '8a968f', 'a89f90', '3c4f4a', '7d8fa0'] as const

/** The paint that a model keeps. */
export function modelPaint(brandSign: string, modelName: string): string {
  return PAINTS[hashOf(`${brandSign} ${modelName}`) % PAINTS.length] ?? PAINTS[0]
}

// FNV-1a, so that the choice is the same on every machine.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
