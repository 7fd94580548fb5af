const HEAD = 12
const ENTRY = 16

/**
 * One face of a TrueType collection as a file of its own (OpenType, "Font Collections"): the tools that cut fonts read no collections.
 * `family`: its name in English, as "Noto Sans CJK SC". Throws where the collection does not hold it.
 */
export function cutCollection(collection, family) {
  if (collection.toString('latin1', 0, 4) !== 'ttcf') throw new Error('Not a font collection')
  const starts = Array.from({ length: collection.readUInt32BE(8) }, (_none, at) => collection.readUInt32BE(12 + 4 * at))
  const start = starts.find((offset) => namesOf(collection, offset).includes(family))
  if (start === undefined) throw new Error(`The font collection has no ${family}`)
  return standAlone(collection, start)
}

function tablesOf(font, start) {
  return Array.from({ length: font.readUInt16BE(start + 4) }, (_none, index) => {
    const at = start + HEAD + ENTRY * index
    return { at, tag: font.toString('latin1', at, at + 4), offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) }
  })
}

/** Families (name 1) in the Windows encoding of the table of names. */
function namesOf(font, start) {
  const { offset } = tablesOf(font, start).find((table) => table.tag === 'name')
  const texts = offset + font.readUInt16BE(offset + 4)
  return Array.from({ length: font.readUInt16BE(offset + 2) }, (_none, index) => offset + 6 + 12 * index)
    .filter((at) => font.readUInt16BE(at) === 3 && font.readUInt16BE(at + 6) === 1)
    .map((at) => {
      const from = texts + font.readUInt16BE(at + 10)
      return Buffer.from(font.subarray(from, from + font.readUInt16BE(at + 8)))
        .swap16()
        .toString('utf16le')
    })
}

function standAlone(font, start) {
  const tables = tablesOf(font, start)
  const head = Buffer.from(font.subarray(start, start + HEAD + ENTRY * tables.length))
  const parts = [head]
  let end = head.length
  for (const [index, { offset, length }] of tables.entries()) {
    head.writeUInt32BE(end, HEAD + ENTRY * index + 8)
    // Tables begin at multiples of four.
    const body = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(body, 0, offset, offset + length)
    parts.push(body)
    end += body.length
  }
  return Buffer.concat(parts)
}
