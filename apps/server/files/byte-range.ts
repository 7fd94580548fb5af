import type { ByteRange } from '#core/ports/files/port.ts'

/**
 * What a `Range` header asks of a file (RFC 9110, 14.2): one range, `unsatisfiable`, or null where the whole file is the answer: no range, several of
 * them, another unit, or something that cannot be read.
 */
export function readByteRange(header: string | null, byteSize: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return suffixRange(Number(last), byteSize)
  const start = Number(first)
  const end = last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= byteSize ? 'unsatisfiable' : { start, end }
}

function suffixRange(length: number, byteSize: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || byteSize === 0) return 'unsatisfiable'
  return { start: Math.max(0, byteSize - length), end: byteSize - 1 }
}
