import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252'

const SAMPLE_BYTES = 65_536

/**
 * Bytes of a text file to UTF-8 without mark. The encoding is found by byte order mark, then by the zero bytes of UTF-16,
 * then by what is valid UTF-8, else GB18030 (Chinese spreadsheets on Windows) or Windows-1252 (western ones).
 */
export function decodeText(bytes: Uint8Array): { utf8: Buffer; encoding: TextEncoding } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const encoding = findEncoding(buffer)
  if (encoding === 'utf-8') return { utf8: withoutMark(toValidUtf8(buffer)), encoding }
  const text = iconv.decode(buffer, encoding, { stripBOM: true })
  return { utf8: Buffer.from(text, 'utf8'), encoding }
}

function findEncoding(buffer: Buffer): TextEncoding {
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le'
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be'
  if (hasUtf8Mark(buffer)) return 'utf-8'
  const wide = findUtf16(buffer)
  if (wide) return wide
  if (isUtf8(buffer) || isMostlyUtf8(buffer)) return 'utf-8'
  return looksWestern(buffer) ? 'windows-1252' : 'gb18030'
}

function hasUtf8Mark(buffer: Buffer): boolean {
  return buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf
}

function withoutMark(buffer: Buffer): Buffer {
  return hasUtf8Mark(buffer) ? buffer.subarray(3) : buffer
}

/** Broken sequences become U+FFFD, which later rejects the cell that holds one. */
function toValidUtf8(buffer: Buffer): Buffer {
  return isUtf8(buffer) ? buffer : Buffer.from(buffer.toString('utf8'), 'utf8')
}

/** Separators, digits and line ends of UTF-16 have a zero byte on one side only. */
function findUtf16(buffer: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = buffer.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const enough = Math.max(2, sample.length / 2 / 20)
  if (odd >= enough && odd > 5 * even) return 'utf-16le'
  if (even >= enough && even > 5 * odd) return 'utf-16be'
  return null
}

/** A UTF-8 file with a few damaged bytes must not turn into Chinese noise as a whole. */
function isMostlyUtf8(buffer: Buffer): boolean {
  let valid = 0
  let invalid = 0
  for (let index = 0; index < buffer.length;) {
    const byte = buffer[index] ?? 0
    const length = byte < 0x80 ? 1 : sequenceLength(buffer, index)
    if (length === 0) invalid += 1
    else if (length > 1) valid += 1
    index += Math.max(length, 1)
  }
  // Read as UTF-8, Chinese in GB18030 has about eight invalid bytes to one valid character.
  return valid >= 3 * invalid
}

function sequenceLength(buffer: Buffer, start: number): number {
  const lead = buffer[start] ?? 0
  const length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0
  if (length === 0 || lead >= 0xf5) return 0
  for (let offset = 1; offset < length; offset += 1) {
    if (((buffer[start + offset] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

/** GB18030 writes common characters as two bytes above 0xA0; an accented western letter stands alone between ASCII. */
function looksWestern(buffer: Buffer): boolean {
  let pairs = 0
  let lone = 0
  for (let index = 0; index < buffer.length; index += 1) {
    if ((buffer[index] ?? 0) < 0x81) continue
    if ((buffer[index + 1] ?? 0) >= 0x81) {
      pairs += 1
      index += 1
    } else lone += 1
  }
  return lone > pairs
}
