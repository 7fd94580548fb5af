import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { downloadTextSchema } from '#contract/download.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readDocument, saveDownload, type DocumentTexts } from '#core/domain/download/index.ts'
import { storeDocument } from '#core/domain/media/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { DEMO_DOCUMENTS } from './downloads/documents.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTexts } from './sample-texts.ts'

const PUBLISHED_AT = '2026-11-10T08:00:00.000Z'
const shape = downloadTextSchema.pick({ title: true, summary: true })

type Input = { rootDir: string; isWanted?: IsWanted }

/**
 * Publishes the sample documents through the verbs of the staff. Running it again changes nothing. A document that gained files keeps
 * what staff made of it: the new ones take its words, and one that staff took away stays away. `rootDir`: the checkout, where
 * `demo/downloads/files` stands. Answers how many files were written.
 */
export async function loadDemoDownloads({ ctx, input }: { ctx: Ctx; input: Input }): Promise<number> {
  const textsOf = await readSampleTexts({ rootDir: input.rootDir, kind: 'downloads', signs: DEMO_DOCUMENTS.map((document) => document.document_sign), shape })
  const order = DEMO_DOCUMENTS.flatMap(({ files }) => files.map(({ name }) => name))
  let written = 0
  for (const { document_sign, category, files } of DEMO_DOCUMENTS) {
    const wanted = files.filter(({ name }) => input.isWanted?.(`download ${name}`) ?? true)
    const known = await readDocument({ ctx, input: { document_sign } })
    if (known === null && wanted.length < files.length) continue
    const document = known ?? { category, texts: publishedTexts(textsOf(document_sign)) }
    for (const { name, language } of wanted) {
      const source = createReadStream(path.join(input.rootDir, 'demo/downloads/files', name))
      const { id } = await storeDocument({ ctx, input: { source, fileName: name, isSample: true } })
      const place = { file_name: name, document_sign, language, sort_order: order.indexOf(name) }
      const { state } = await saveDownload({ ctx, input: { ...document, ...place, media_id: id, is_sample: true } })
      if (state !== 'unchanged') written += 1
    }
  }
  return written
}

function publishedTexts(byLanguage: Record<Locale, z.infer<typeof shape>>): DocumentTexts['texts'] {
  return Object.fromEntries(
    Object.entries(byLanguage).map(([locale, text]) => [locale, { ...text, publish_state: 'published' as const, published_at: PUBLISHED_AT }]),
  )
}
