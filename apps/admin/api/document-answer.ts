import { Readable } from 'node:stream'
import type { OpenedDocument } from '#core/domain/dealer/index.ts'

/**
 * A file as a download: never shown in the page, never of another type than it was found to be. The name goes in the two ways
 * that browsers read (RFC 6266).
 */
export function sendDocument({ fileName, contentType, byteSize, content }: OpenedDocument): Response {
  const plain = fileName.normalize('NFKD').replace(/[^\w. -]/g, '_')
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(byteSize),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escapeSign)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })
}

function escapeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
