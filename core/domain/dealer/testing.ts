import { randomUUID } from 'node:crypto'
import type { ApplyAsDealerInput } from '#contract/dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { receiveForm, type ReceivedDocument } from '#core/domain/upload/index.ts'

/** The smallest content that is recognised as a PDF, of its own each time. */
export function pdfBytes(mark: string = randomUUID()): Buffer {
  return Buffer.from(`%PDF-1.7\n%${mark}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
}

export function pngBytes(): Buffer {
  return Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
}

/** The first bytes of a program for Windows. */
export function programBytes(): Buffer {
  return Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00', 'latin1'), Buffer.alloc(200, 1)])
}

/** An application as a form sends it, from a company that no other test knows. */
export function applicationInput(changes: Partial<ApplyAsDealerInput> = {}): ApplyAsDealerInput {
  const mark = randomUUID().slice(0, 8)
  return {
    company: `Lima Motors ${mark}`,
    name: `Rosa ${mark}`,
    mail: `rosa.${mark}@example.com`,
    mobile: '+51 1 555 0100',
    country: 'Peru',
    business_kind: 'dealership',
    years_in_business: '12',
    yearly_volume: '51-200',
    interests: ['electric', 'parts'],
    has_showroom: 'yes',
    has_workshop: 'no',
    ...changes,
  }
}

type SentFile = { name: string; bytes: Uint8Array; field?: string }

/** Files as they come out of a multipart body. */
export async function receivedDocuments(ctx: Ctx, files: readonly SentFile[]): Promise<ReceivedDocument[]> {
  return (await receiveForm({ ctx, input: multipart([], files) })).documents
}

/** A multipart body as a browser writes it. */
export function multipart(fields: readonly (readonly [string, string])[], files: readonly SentFile[]): { body: ReadableStream; contentType: string } {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (const { name, bytes, field } of files) body.append(field ?? 'documents', new Blob([new Uint8Array(bytes)]), name)
  const response = new Response(body)
  return { body: response.body as ReadableStream, contentType: response.headers.get('content-type') ?? '' }
}
