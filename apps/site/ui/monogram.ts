const skipped = new Set(['&', 'and', 'auto', 'motor', 'motors'])

/** Letters where a name's own rule would make two makers look alike. */
const OWN: Readonly<Record<string, string>> = {
  BYD: 'BD',
  Chery: 'CY',
  Changan: 'CN',
  AION: 'AN',
  AITO: 'AT',
  Baojun: 'BJ',
  BAIC: 'BC',
  Hongqi: 'HQ',
  Honda: 'HD',
  Haval: 'HV',
  Dongfeng: 'DF',
  DFSK: 'DK',
  Voyah: 'VH',
  Volkswagen: 'VW',
  JAC: 'JC',
  Jaecoo: 'JO',
  Jetour: 'JT',
  NIO: 'NO',
  Nissan: 'NS',
  Deepal: 'DP',
  Denza: 'DZ',
}

/** One or two capitals for a maker: two words give their initials, one word its first two letters. */
export function monogram(name: string): string {
  const own = OWN[name]
  if (own !== undefined) return own
  const words = name.split(/[\s\-_]+/u).filter((word) => word !== '' && !skipped.has(word.toLowerCase()))
  const [first = name, second] = words
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [first, second].map((word) => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase('en')
}
