import { open, type FileHandle } from 'node:fs/promises'
import { AppError } from '#contract/errors.ts'
import type { FilmFacts } from './port.ts'

/** The index of a film is a few hundred KB; more than this is no film that we would show. */
const LARGEST_INDEX = 16 * 1024 * 1024
const MOST_BOXES = 10_000

type Box = { type: string; start: number; end: number }

/** Size and length of an MP4 file from its index (ISO 14496-12: moov, mvhd, trak, tkhd, hdlr), without decoding. Throws `media_unreadable`. */
export async function inspectFilm(path: string): Promise<FilmFacts> {
  const file = await open(path, 'r')
  try {
    const moov = await readIndex(file)
    const children = boxesOf(moov, 0, moov.length)
    const duration = readDuration(moov, children)
    const size = children.filter((box) => box.type === 'trak').flatMap((trak) => readVideoSize(moov, trak) ?? [])[0]
    if (duration === null || size === undefined) throw new AppError('media_unreadable')
    return { ...size, durationMs: duration }
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('media_unreadable', { cause: error })
    throw error
  } finally {
    await file.close()
  }
}

async function readIndex(file: FileHandle): Promise<Buffer> {
  const { size: fileSize } = await file.stat()
  let offset = 0
  for (let count = 0; count < MOST_BOXES && offset + 8 <= fileSize; count += 1) {
    const head = Buffer.alloc(16)
    await file.read(head, 0, 16, offset)
    const { size, headSize } = boxSize(head, 0, fileSize - offset)
    if (size < headSize || offset + size > fileSize) break
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (size > LARGEST_INDEX) break
      const body = Buffer.alloc(size - headSize)
      await file.read(body, 0, body.length, offset + headSize)
      return body
    }
    offset += size
  }
  throw new AppError('media_unreadable')
}

function boxSize(bytes: Buffer, at: number, rest: number): { size: number; headSize: number } {
  const size = bytes.readUInt32BE(at)
  if (size === 1) return { size: Number(bytes.readBigUInt64BE(at + 8)), headSize: 16 }
  return { size: size === 0 ? rest : size, headSize: 8 }
}

function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= to && found.length < MOST_BOXES;) {
    const { size, headSize } = boxSize(bytes, at, to - at)
    if (size < headSize || at + size > to) break
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + headSize, end: at + size })
    at += size
  }
  return found
}

function readDuration(bytes: Buffer, boxes: readonly Box[]): number | null {
  const mvhd = boxes.find((box) => box.type === 'mvhd')
  if (mvhd === undefined) return null
  const isLong = bytes.readUInt8(mvhd.start) === 1
  const timescale = bytes.readUInt32BE(mvhd.start + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(mvhd.start + 24)) : bytes.readUInt32BE(mvhd.start + 16)
  const milliseconds = Math.round((duration / timescale) * 1000)
  return timescale > 0 && milliseconds <= 0x7f_ff_ff_ff ? milliseconds : null
}

function readVideoSize(bytes: Buffer, trak: Box): { width: number; height: number } | null {
  const boxes = boxesOf(bytes, trak.start, trak.end)
  const tkhd = boxes.find((box) => box.type === 'tkhd')
  const media = boxes.find((box) => box.type === 'mdia')
  const handler = media && boxesOf(bytes, media.start, media.end).find((box) => box.type === 'hdlr')
  if (tkhd === undefined || handler === undefined || bytes.toString('latin1', handler.start + 8, handler.start + 12) !== 'vide') return null
  // 16.16 fixed point, the last two fields of the box.
  const [width, height] = [bytes.readUInt32BE(tkhd.end - 8) >>> 16, bytes.readUInt32BE(tkhd.end - 4) >>> 16]
  return width > 0 && height > 0 ? { width, height } : null
}
