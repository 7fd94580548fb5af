const UNITS = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 } as const

/** Bytes of a size as people write it (`512M`, `1.5G`, `0`); null where it is none. */
export function readByteSize(text: string): number | null {
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,3})?)\s*([KMGT]?)(?:i?B)?$/i.exec(text) ?? []
  if (number === undefined || unit === undefined) return null
  return Math.round(Number(number) * UNITS[unit.toUpperCase() as keyof typeof UNITS])
}
