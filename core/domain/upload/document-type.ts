import { createReadStream } from 'node:fs'
import { DOCUMENT_TYPES } from '#contract/dealer-values.ts'

/** Types that are taken, each with the endings that its names may have. */
type Types = Readonly<Record<string, readonly string[]>>

/** What a file is by its content, of the types that are taken; null for every other kind. Its name must end as its content says. */
export async function documentType<T extends Types = typeof DOCUMENT_TYPES>(path: string, fileName: string, types?: T): Promise<(keyof T & string) | null> {
  const taken: Types = types ?? DOCUMENT_TYPES
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(path))?.mime ?? (taken['text/csv']?.includes(ending) && (await isText(path)) ? 'text/csv' : undefined)
  const found = Object.keys(taken).find((type) => type === mime)
  return found !== undefined && taken[found]?.includes(ending) ? found : null
}

const TAB = 9
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const FIRST_SIGN = 32
const DELETE = 127

/** Whether a file has nothing but text in UTF-8 or an encoding of one byte: no controls but tabs and ends of lines. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) if ((chunk as Buffer).some(isControl)) return false
  return true
}

function isControl(byte: number): boolean {
  return byte === DELETE || (byte < FIRST_SIGN && byte !== TAB && byte !== LINE_FEED && byte !== CARRIAGE_RETURN)
}
