import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { fittingTextSchema } from '#contract/fitting-text.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listSampleFittings, saveFittingTexts } from '#core/domain/fitting/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import type { IsWanted } from './load-content.ts'

const wordsSchema = z.record(z.string(), fittingTextSchema.pick({ name: true, material: true }))
type Words = z.infer<typeof wordsSchema>

/**
 * Publishes names and materials of the sample parts in every language but English, which the catalogue itself is written in, through the
 * verb of the staff. A part that staff took over or renamed is theirs and gets no words of what it was. Running it again changes
 * nothing. Answers how many texts were written.
 */
export async function loadDemoFittings({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const english = await readFittingWords(input.rootDir, DEFAULT_LOCALE)
  const parts = await listSampleFittings({ ctx })
  const skus = parts.filter((part) => english[part.sku]?.name === part.catalogue_name).map((part) => part.sku)
  let written = 0
  for (const locale of LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE)) {
    const words = await readFittingWords(input.rootDir, locale)
    const wanted = skus.filter((sku) => sku in words && (input.isWanted?.(`fitting ${sku} ${locale}`) ?? true))
    const texts = wanted.flatMap((sku) => (words[sku] ? [[sku, { ...words[sku], publish_state: 'published' as const }] as const] : []))
    if (texts.length > 0) written += await saveFittingTexts({ ctx, input: { locale, texts: Object.fromEntries(texts) } })
  }
  return written
}

/** Names and materials of the sample parts in a language, by part number. `rootDir`: the checkout, from source and from the bundle alike. */
async function readFittingWords(rootDir: string, locale: Locale): Promise<Words> {
  const file = path.join(rootDir, 'demo/words', locale, 'fittings.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}'
    throw error
  })
  return wordsSchema.parse(JSON.parse(text))
}
