import { DOCUMENT_TYPES, type DocumentType } from '#contract/dealer-values.ts'

/** What a file is by its content; null for every kind that is not taken. Its name must end as its content says. */
export async function documentType(path: string, fileName: string): Promise<DocumentType | null> {
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(path))?.mime
  const found = (Object.keys(DOCUMENT_TYPES) as DocumentType[]).find((type) => type === mime)
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return found !== undefined && (DOCUMENT_TYPES[found] as readonly string[]).includes(ending) ? found : null
}
