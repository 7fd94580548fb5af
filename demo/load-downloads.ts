import { createReadStream } from 'node:fs'
import path from 'node:path'
import { downloadTextSchema } from '#contract/download.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveDownload } from '#core/domain/download/index.ts'
import { storeDocument } from '#core/domain/media/index.ts'
import { DEMO_DOCUMENTS } from './downloads/documents.ts'
import type { IsWanted } from './load-content.ts'
import { readWords } from './words.ts'

const PUBLISHED_AT = '2026-11-10T08:00:00.000Z'
const words = downloadTextSchema.pick({ title: true, summary: true })

/**
 * Publishes the sample documents through the verbs of the staff. Running it again changes nothing. `rootDir`: the checkout, where
 * `demo/downloads/files` stands. Answers how many files were written.
 */
export async function loadDemoDownloads({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const wordsOf = await readWords({ rootDir: input.rootDir, kind: 'downloads', signs: DEMO_DOCUMENTS.map((document) => document.document_sign), words })
  const files = DEMO_DOCUMENTS.flatMap((document) => document.files.map((file) => ({ ...document, file })))
  let written = 0
  for (const [at, { document_sign, category, file }] of files.entries()) {
    if (input.isWanted && !input.isWanted(`download ${file.name}`)) continue
    const source = createReadStream(path.join(input.rootDir, 'demo/downloads/files', file.name))
    const { id } = await storeDocument({ ctx, input: { source, fileName: file.name, isSample: true } })
    const texts = Object.fromEntries(
      Object.entries(wordsOf(document_sign)).map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at: PUBLISHED_AT }]),
    )
    const { state } = await saveDownload({
      ctx,
      input: { file_name: file.name, document_sign, language: file.language, category, media_id: id, sort_order: at, is_sample: true, texts },
    })
    if (state !== 'unchanged') written += 1
  }
  return written
}
