import { FRONT_DESIGNS, type FrontDesign } from '#drawing/measure.ts'

// By the general character of each brand's cars; a design is shared, a mark is never drawn.
const DESIGNS: Readonly<Record<string, FrontDesign>> = {
  byd: 'wing',
  chery: 'lattice',
  geely: 'star',
  changan: 'lattice',
  haval: 'shield',
  'great-wall': 'block',
  tank: 'round',
  ora: 'round',
  'gac-trumpchi': 'star',
  aion: 'slim',
  mg: 'wing',
  roewe: 'shield',
  maxus: 'frame',
  wuling: 'bar',
  baojun: 'block',
  hongqi: 'frame',
  bestune: 'lattice',
  dongfeng: 'star',
  voyah: 'frame',
  baic: 'block',
  jac: 'shield',
  jetour: 'block',
  exeed: 'star',
  omoda: 'lattice',
  jaecoo: 'frame',
  nio: 'split',
  xpeng: 'bar',
  'li-auto': 'bar',
  zeekr: 'split',
  'lynk-co': 'split',
  leapmotor: 'slim',
  aito: 'wing',
  deepal: 'slim',
  avatr: 'split',
  denza: 'wing',
  xiaomi: 'slim',
  toyota: 'wing',
  volkswagen: 'bar',
  honda: 'shield',
  nissan: 'wing',
  kia: 'frame',
  tesla: 'slim',
  foton: 'block',
  sinotruk: 'shield',
  shacman: 'block',
  'dongfeng-trucks': 'star',
  'faw-jiefang': 'frame',
  jmc: 'block',
  yutong: 'slim',
  'king-long': 'wing',
  'golden-dragon': 'bar',
  higer: 'star',
  camc: 'lattice',
  xcmg: 'split',
  farizon: 'bar',
  dfsk: 'shield',
}

/** The design that a brand keeps on every car; an unknown `brand_sign` always gets the same one. */
export function brandDesign(brandSign: string): FrontDesign {
  const known = Object.hasOwn(DESIGNS, brandSign) ? DESIGNS[brandSign] : undefined
  if (known !== undefined) return known
  let hash = 0
  for (const letter of brandSign) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return FRONT_DESIGNS[hash % FRONT_DESIGNS.length] ?? 'wing'
}
