import type { Plain } from './plain.ts'

type Fields = { readonly [key: string]: Plain | undefined }

/** The one field of a packed picture. No loader data has it. */
const MARK = '~picture'
const FORMATS = ['avif', 'webp']
const ADDRESS = /^(.+-)\d+\.[a-z]+$/
const WIDTH = / (\d+)w/g

/**
 * Loader data with every picture in its shortest form: the addresses of its renditions follow from one of them. A picture that cannot be
 * made again from that form stays as it is.
 */
export function packPictures(data: Plain): Plain {
  return mapObjects(data, (fields) => {
    const packed = packedOf(fields)
    return packed !== null && JSON.stringify(pictureOf(packed)) === JSON.stringify(fields) ? { [MARK]: packed } : null
  })
}

/** What `packPictures` was given. */
export function unpackPictures(data: Plain): Plain {
  return mapObjects(data, (fields) => (MARK in fields ? pictureOf(fields[MARK] as unknown as Packed) : null))
}

type Packed = readonly [stem: string, alt: Plain, width: Plain, height: Plain, colour: Plain, widths: readonly string[]]

function packedOf({ src, alt, width, height, colour, sources }: Fields): Packed | null {
  const [first] = Array.isArray(sources) ? (sources as readonly Fields[]) : []
  const stem = typeof src === 'string' ? ADDRESS.exec(src)?.[1] : undefined
  if (stem === undefined || typeof first?.srcset !== 'string') return null
  const widths = [...first.srcset.matchAll(WIDTH)].map(([, wide]) => wide ?? '')
  return [stem, alt ?? null, width ?? null, height ?? null, colour ?? null, widths]
}

// Fields in the order of the contract: what is compared is JSON.
function pictureOf([stem, alt, width, height, colour, widths]: Packed): Plain {
  const sources = FORMATS.map((format) => ({ type: `image/${format}`, srcset: widths.map((wide) => `${stem}${wide}.${format} ${wide}w`).join(', ') }))
  return { src: `${stem}${widths.at(-1)}.${FORMATS.at(-1)}`, width, height, alt, colour, sources }
}

function mapObjects(data: Plain, change: (fields: Fields) => Plain): Plain {
  if (Array.isArray(data)) return data.map((entry: Plain) => mapObjects(entry, change))
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Fields
  return (
    change(fields) ?? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === undefined ? undefined : mapObjects(value, change)]))
  )
}
