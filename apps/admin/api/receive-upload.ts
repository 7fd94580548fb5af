import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Context } from 'hono'
import { AppError, isAppError } from '#contract/errors.ts'

export type UploadedFile = { source: AsyncIterable<Uint8Array>; fileName: string }

/**
 * Hands the one file of a multipart body to `take` while it arrives; nothing is kept in memory. Other parts are refused. The body is read no further
 * than `take` wants. Throws `unsupported_media_type`, `validation_failed` (no file, or more than one), `bad_request` (torn body), and what `take` throws.
 */
export async function receiveUpload<T>(c: Context, take: (file: UploadedFile) => Promise<T>): Promise<T> {
  const { body } = c.req.raw
  const contentType = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType) || body === null) throw new AppError('unsupported_media_type')
  const parser = openParser(contentType)
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let taking: Promise<T> | null = null
  let torn: unknown = null
  parser.on('file', (_name, file, { filename }) => {
    // A body that is torn inside the file fails the file's own stream, and with it whoever reads it.
    file.on('error', (error) => (torn = error))
    taking = take({ source: file, fileName: filename ?? '' })
    taking.catch((error: unknown) => reject(error === torn && !isAppError(error) ? new AppError('bad_request') : error))
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => reject(new AppError('validation_failed')))
  parser.on('error', (error) => {
    torn = error
    if (taking === null) reject(new AppError('bad_request'))
  })
  parser.on('close', () => (taking === null ? reject(new AppError('validation_failed')) : taking.then(resolve, reject)))
  source.on('error', () => reject(new AppError('bad_request')))
  source.pipe(parser)
  try {
    return await promise
  } finally {
    // Left unread: the server ends the connection after the answer. Destroyed here, the answer would never arrive.
    source.unpipe(parser)
    parser.destroy()
  }
}

function openParser(contentType: string): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: { files: 1, fields: 0, parts: 2, headerPairs: 20 }, defParamCharset: 'utf8' })
  } catch {
    throw new AppError('unsupported_media_type')
  }
}
