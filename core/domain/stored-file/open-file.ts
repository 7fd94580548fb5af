import type { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ByteRange } from '#core/ports/files/port.ts'

/** A file ready to be sent. `sha256`: of its content, hex. */
export type OpenedFile = {
  fileName: string
  contentType: string
  byteSize: number
  sha256: string
  read(range?: ByteRange): Promise<Readable>
}

/** What the database knows of a stored file. */
export type FileRow = { fileName: string; key: string; contentType: string; sha256: string }

/** Opens the file of a row. Throws `not_found` where there is no row or the file has gone. */
export async function openFile({ ports }: Pick<Ctx, 'ports'>, row: FileRow | undefined): Promise<OpenedFile> {
  const file = row === undefined ? null : await ports.files.stat(row.key)
  if (row === undefined || file === null) throw new AppError('not_found')
  const { key, ...told } = row
  return { ...told, byteSize: file.byteSize, read: (range) => ports.files.read(key, range) }
}
