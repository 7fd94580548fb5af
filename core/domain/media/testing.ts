import { Readable } from 'node:stream'
import sharp from 'sharp'

/** A picture of one colour with a mark on it, as a camera gives it: EXIF with a place, turned on its side where asked. */
export function makePicture(
  options: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif'; colour?: string; orientation?: number } = {},
) {
  const { width = 1600, height = 1000, format = 'jpeg', colour = '#3366cc', orientation } = options
  const exif = { IFD0: { Copyright: 'a camera', Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const mark = { create: { width: 40, height: 40, channels: 3 as const, background: '#ffffff' } }
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: mark, left: Math.round(width / 2), top: Math.round(height / 2) }])
    .withExif(exif)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer()
}

/** The smallest MP4 that says what a film must say: a header, a length of `seconds` and a video track. */
export function makeFilm({ width = 1280, height = 720, seconds = 6 } = {}): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1000, 12)
  mvhd.writeUInt32BE(seconds * 1000, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt32BE(width * 65_536, 76)
  tkhd.writeUInt32BE(height * 65_536, 80)
  const hdlr = Buffer.alloc(24)
  hdlr.write('vide', 8, 'latin1')
  const moov = box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd), box('mdia', box('hdlr', hdlr))))
  return Buffer.concat([box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2avc1mp41', 'latin1')), moov, box('mdat', Buffer.alloc(2000, 7))])
}

/** Comes in pieces, as an upload does. */
export function inPieces(bytes: Uint8Array, size = 60_000): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => Buffer.from(bytes.subarray(at * size, (at + 1) * size)))
  return Readable.from(pieces)
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A photograph as a telephone keeps it: 160 × 100 px, blue on the left and red on the right. */
export function heicPicture(): Buffer {
  return Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQAB' +
      'AAAAAAFnAAEAAAAAAAAAygAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAAClaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEAB' +
      'DAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwAeoBQgafeW6kkprm4EBAwIAAADAAgAAAMACEAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAACgAAAAZAAA' +
      'ABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAA0m1kYXQAAADGKAGvCdH1QCE5dV///b4v73+awv//I0SdBzDxV9cPuVVuu1+/9+99v+6/XXkeCAPZ7HS9C8iQXYQw' +
      '0TxGhMTNx6QVkO+AHwkpAM9PJeWJmiNpvOKpMIQ81Tlqs/8HurGCTgQIZC3yR6NrN6sNNboEpnSIsNHgQAAAAwAAkE9pgAM2ioI8dJgeMR1XsKaP4fv+6BbsrHbVkQyaByP7MqvG4lhb' +
      '26DEnF1rp+fzGc7VONo3gkJPXlDf+/2ntYACPK2AABugAJaA',
    'base64',
  )
}
