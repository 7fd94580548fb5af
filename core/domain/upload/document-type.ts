import { DOCUMENT_TYPES } from '#contract/dealer-values.ts'

/** Types that are taken, each with the endings that its names may have. */
type Types = Readonly<Record<string, readonly string[]>>

/** What a file is by its content, of the types that are taken; null for every other kind. Its name must end as its content says. */
export async function documentType<T extends Types = typeof DOCUMENT_TYPES>(path: string, fileName: string, types?: T): Promise<(keyof T & string) | null> {
  const taken: Types = types ?? DOCUMENT_TYPES
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(path))?.mime
  const found = Object.keys(taken).find((type) => type === mime)
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return found !== undefined && taken[found]?.includes(ending) ? found : null
}
