import type { DownloadText, SaveDownloadInput } from '#contract/download.ts'
import type { Ctx } from '#core/domain/context.ts'
import { storeDocument } from '#core/domain/media/index.ts'

const TEXT: DownloadText = {
  title: 'A list of vehicles',
  summary: 'What it holds.',
  publish_state: 'published',
  published_at: '2026-11-01T08:00:00.000Z',
}

/** A file with words in English; `changes` are of its text. For tests. */
export function downloadInput(mediaId: number, rest: Partial<SaveDownloadInput> = {}, changes: Partial<DownloadText> = {}): SaveDownloadInput {
  return {
    file_name: 'list.csv',
    document_sign: 'list',
    language: null,
    category: 'stock',
    media_id: mediaId,
    sort_order: 0,
    is_sample: false,
    texts: { en: downloadText(changes) },
    ...rest,
  }
}

export function downloadText(changes: Partial<DownloadText> = {}): DownloadText {
  return { ...TEXT, ...changes }
}

/** Stores a table of text and answers its id. For tests. */
export async function storeText(ctx: Ctx, text: string): Promise<number> {
  const stored = await storeDocument({ ctx, input: { source: oneChunk(Buffer.from(text)), fileName: 'table.csv' } })
  return stored.id
}

export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
