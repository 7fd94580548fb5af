import { AppError } from '#contract/errors.ts'

/** The bytes of a body, at most `limit` of them. Errors: `payload_too_large`. */
export async function readAtMost(source: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
