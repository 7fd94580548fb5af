import type { IncomingMessage } from 'node:http'
import { uploadAddressOf, type Uploader } from './upload-address.ts'

/** A form of this size holds text: it arrives in the time of any other form and needs no place among the uploads. */
const LARGEST_TEXT = 16 * 1024

/** Whose upload a request is; null where its body brings no files, or so little that it is read like any form. */
export function uploaderOf({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Uploader | null {
  if (method !== 'POST' || !/^(multipart\/form-data|message\/rfc822)\b/i.test(headers['content-type'] ?? '')) return null
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (encoding === undefined && Number(length ?? 0) <= LARGEST_TEXT) return null
  return uploadAddressOf(url ?? '')?.uploader ?? null
}
