import { inflateRawSync } from 'node:zlib'

/** An entry of a ZIP archive by its central directory. Sizes in bytes, as declared. */
export type ZipEntry = { name: string; method: number; packedSize: number; size: number; headerOffset: number }

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const MAX_COMMENT = 65_535

/** Lists an archive without unpacking it; null where the bytes are no ZIP archive. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end < 0) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      headerOffset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Unpacks one entry; throws where it holds more than it declares or is damaged. */
export function readZipEntry(bytes: Buffer, entry: ZipEntry): Buffer {
  const start = entry.headerOffset + 30 + bytes.readUInt16LE(entry.headerOffset + 26) + bytes.readUInt16LE(entry.headerOffset + 28)
  const packed = bytes.subarray(start, start + entry.packedSize)
  return entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) })
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at
  }
  return -1
}
