import type { Readable } from 'node:stream'
import type { Ctx } from '#core/domain/context.ts'
import type { ByteRange } from '#core/ports/files/port.ts'
import { publicContentType } from './keys.ts'

export type MediaFile = { contentType: string; byteSize: number; read(range?: ByteRange): Promise<Readable> }

/** A public file of the store by its key; null for originals of pictures, unknown names and everything that is no key. */
export async function openMediaFile({ ctx, input }: { ctx: Pick<Ctx, 'ports'>; input: { key: string } }): Promise<MediaFile | null> {
  const { files } = ctx.ports
  const contentType = publicContentType(input.key)
  if (contentType === null) return null
  const found = await files.stat(input.key)
  return found && { contentType, byteSize: found.byteSize, read: (range) => files.read(input.key, range) }
}
