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

/** Signs that no table of plain text has, in whatever encoding of one byte or UTF-8: controls but tab and ends of lines. */
const NO_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, 'latin1')) if (NO_TEXT.test(chunk as string)) return false
  return true
}
