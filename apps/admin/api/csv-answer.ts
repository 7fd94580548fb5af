import { Readable } from 'node:stream'

type TextFile = { fileName: string; total: number; chunks: AsyncIterable<string> }

/** Streams a CSV file, so that a large one is not held in memory. `X-Total-Count`: rows that were counted before the first left. */
export function sendCsv(file: TextFile): Response {
  return sendText(file, 'text/csv')
}

/** The same for any text, with what it counts. */
export function sendText(file: TextFile, mediaType: 'text/csv' | 'application/json'): Response {
  const bytes = Readable.toWeb(Readable.from(file.chunks).map((text: string) => Buffer.from(text, 'utf8')))
  return new Response(bytes as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${file.fileName.replace(/[^\w.-]/g, '_')}"`,
      'X-Total-Count': String(file.total),
    },
  })
}
