import { randomBytes } from 'node:crypto'

/** Folders of the store: originals of pictures, films, files of the download centre, renditions of pictures, documents of dealers, sheets to import, files of messages. */
export const FILE_FOLDERS = ['original', 'film', 'document', 'picture', 'dealer', 'import', 'message'] as const
export type FileFolder = (typeof FILE_FOLDERS)[number]

/**
 * A key that no file had before and none will have again, so that a file without a row can be removed without asking who may be about to write it
 * (decision 0027). Nothing of the content or the name: whoever has the same file cannot tell that we have it.
 */
export function newFileKey(folder: FileFolder, extension: string): string {
  const name = randomBytes(32).toString('hex')
  return `${folder}/${name.slice(0, 2)}/${name}.${extension}`
}

/** What the keys of a picture's renditions begin their names with, from the key of its original. */
export function renditionStem(originalKey: string): string {
  return originalKey.slice(originalKey.lastIndexOf('/') + 1).slice(0, STEM_LENGTH)
}

export const STEM_LENGTH = 32
