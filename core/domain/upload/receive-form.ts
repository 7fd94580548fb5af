import { Readable } from 'node:stream'
import busboy from 'busboy'
import { DOCUMENT_LIMITS, DOCUMENT_TYPES, type DocumentFault, type DocumentType } from '#contract/dealer-values.ts'
import { AppError, isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'
import { documentType } from './document-type.ts'

/**
 * A file of a form. Either it is taken (`incoming`, `contentType`), or something is wrong with it (`fault`), or nothing is wrong with it but the disk
 * has no room (`no_room`).
 */
export type ReceivedDocument<Type extends string = DocumentType> = {
  fileName: string
  contentType: Type | null
  incoming: IncomingFile | null
  fault: DocumentFault | 'no_room' | null
}

/** Fields in their order, and the documents. Whoever has this keeps or discards every document. */
export type ReceivedForm<Type extends string = DocumentType> = { fields: [string, string][]; documents: ReceivedDocument<Type>[] }

/** What a form takes: how many files, bytes of each, their types with the endings that names may have, bytes of a field. */
export type FormLimits<Type extends string = string> = { most: number; bytes: number; types: Readonly<Record<Type, readonly string[]>>; fieldBytes: number }

const DEALER_LIMITS: FormLimits<DocumentType> = { most: DOCUMENT_LIMITS.most, bytes: DOCUMENT_LIMITS.bytes, types: DOCUMENT_TYPES, fieldBytes: 64 * 1024 }

/** What becomes of the documents: taken; passed over, for the sake of the text; not expected, so that the whole body may come to 64 KiB. */
export type DocumentsWanted = 'taken' | 'passed_over' | 'none'

type Source = { body: ReadableStream | null; contentType: string; documents?: DocumentsWanted }

const FIELDS = { fieldNameSize: 100, fields: 80, headerPairs: 40 }
const LONGEST_NAME = 120
/** Of a whole body: above every document together, so that the sender of one that is too large can be told. */
const LARGEST_BODY = 64 * 1024 * 1024
const LARGEST_TEXT = 64 * 1024

/**
 * Takes a multipart form in while it arrives: fields as text, files named `documents` into the store's waiting room, counted and looked into.
 * A document that is too large, empty, of another kind, one too many or for which there is no room is told of by its `fault`; the form is read to
 * its end, so that the sender can hear of it. Throws `unsupported_media_type` (no multipart), `bad_request` (torn), `payload_too_large` (more
 * than 64 MiB in all, or 64 KiB where no documents are expected). Without `limits` a form takes what dealers send.
 */
export async function receiveForm(call: { ctx: Ctx; input: Source }): Promise<ReceivedForm>
export async function receiveForm<Type extends string>(call: { ctx: Ctx; input: Source; limits: FormLimits<Type> }): Promise<ReceivedForm<Type>>
export async function receiveForm({ ctx, input, limits = DEALER_LIMITS }: { ctx: Ctx; input: Source; limits?: FormLimits }): Promise<ReceivedForm<string>> {
  if (input.body === null) throw new AppError('unsupported_media_type')
  const wanted = input.documents ?? 'taken'
  const parser = openParser(input.contentType, limits)
  const fields: [string, string][] = []
  const documents: Promise<ReceivedDocument<string>>[] = []
  parser.on('field', (name, value) => fields.push([name, value]))
  parser.on('file', (name, file, { filename }) => {
    // A body that is torn inside a file fails the file's own stream, maybe before anybody reads it.
    file.on('error', () => {})
    // An empty file field arrives as a file without a name.
    if (wanted !== 'taken' || name !== 'documents' || !filename) return void file.resume()
    if (documents.length >= limits.most) documents.push(refuse(file, filename, 'too_many'))
    else documents.push(take(ctx, limits, file, filename))
    documents.at(-1)?.catch(() => {})
  })
  try {
    await pipe(Readable.fromWeb(input.body as Parameters<typeof Readable.fromWeb>[0]), parser, wanted === 'none' ? LARGEST_TEXT : LARGEST_BODY)
    return { fields, documents: await Promise.all(documents) }
  } catch (error) {
    const settled = await Promise.allSettled(documents)
    await discardAll(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
    throw error
  }
}

/** Forgets what was taken in and not kept. */
export async function discardAll(documents: readonly Pick<ReceivedDocument, 'incoming'>[]): Promise<void> {
  await Promise.all(documents.flatMap(({ incoming }) => (incoming === null ? [] : [incoming.discard()])))
}

function openParser(contentType: string, { most, bytes, fieldBytes }: FormLimits): busboy.Busboy {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new AppError('unsupported_media_type')
  // One byte and one file more than allowed, so that what is too much can be told from what just fits.
  const limits = { ...FIELDS, fieldSize: fieldBytes, fileSize: bytes + 1, files: most + 3 }
  try {
    return busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' })
  } catch {
    throw new AppError('unsupported_media_type')
  }
}

function pipe(source: Readable, parser: busboy.Busboy, mostBytes: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const torn = () => reject(new AppError('bad_request'))
  parser.on('close', resolve)
  parser.on('error', torn)
  source.on('error', torn)
  let byteSize = 0
  source.on('data', (chunk: Uint8Array) => {
    byteSize += chunk.byteLength
    if (byteSize > mostBytes) reject(new AppError('payload_too_large'))
  })
  source.pipe(parser)
  return promise.finally(() => {
    source.unpipe(parser)
    parser.destroy()
  })
}

async function refuse(file: Readable, fileName: string, fault: DocumentFault | 'no_room'): Promise<ReceivedDocument<string>> {
  file.resume()
  return { fileName: cleanName(fileName), contentType: null, incoming: null, fault }
}

async function take(ctx: Ctx, { bytes, types }: FormLimits, file: Readable, given: string): Promise<ReceivedDocument<string>> {
  const fileName = cleanName(given)
  const incoming = await receive(ctx, file, bytes)
  if (incoming === 'no_room') return refuse(file, given, 'no_room')
  const fault = incoming.byteSize > bytes ? 'too_large' : incoming.byteSize === 0 ? 'empty' : null
  const contentType = fault === null ? await documentType(incoming.path, fileName, types) : null
  if (contentType !== null) return { fileName, contentType, incoming, fault: null }
  await incoming.discard()
  return { fileName, contentType: null, incoming: null, fault: fault ?? 'type_refused' }
}

async function receive(ctx: Ctx, file: Readable, bytes: number): Promise<IncomingFile | 'no_room'> {
  try {
    return await ctx.ports.files.receive(file, { maxBytes: bytes + 1 })
  } catch (error) {
    // What comes after a full disk is read and dropped: the text of the form may stand behind it.
    file.resume()
    if (isAppError(error) && error.key === 'storage_full') return 'no_room'
    if (file.errored !== null) throw new AppError('bad_request')
    throw error
  }
}

/** A name to show and to save by: no folders, no signs that a system or a header gives a meaning to, its ending kept. */
export function cleanName(given: string): string {
  const base = cleanLine(given.split(/[\\/]/).at(-1), 400)
    .replace(/[<>:"|?*%;]+/g, '_')
    .replace(/^\.+/, '')
    .trim()
  const ending = /\.[a-z0-9]{1,5}$/i.exec(base)?.[0] ?? ''
  const stem = base.slice(0, base.length - ending.length).trim() || 'document'
  return `${cleanLine(stem, LONGEST_NAME - ending.length)}${ending}`
}
