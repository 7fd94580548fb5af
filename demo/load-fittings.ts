import { fittingTextSchema } from '#contract/fitting-text.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listSampleFittings, saveFittingTexts } from '#core/domain/fitting/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#i18n/locales.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTextsOf, readSampleTexts } from './sample-texts.ts'

const SHAPE = fittingTextSchema.pick({ name: true, material: true })

/**
 * Publishes names and materials of the sample parts in every language but English, which the catalogue itself is written in, through the
 * verb of the staff. A part that staff took over or renamed is theirs and gets no words of what it was. Running it again changes
 * nothing. Answers how many texts were written.
 */
export async function loadDemoFittings({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const source = { rootDir: input.rootDir, kind: 'fittings', shape: SHAPE } as const
  // A demonstration may hold parts of an earlier version.
  const english = await readSampleTextsOf({ ...source, locale: DEFAULT_LOCALE })
  const parts = (await listSampleFittings({ ctx })).filter(({ sku, catalogue_name: name }) => english.get(sku)?.name === name)
  const skus = parts.map((part) => part.sku)
  const textsOf = await readSampleTexts({ ...source, signs: skus })
  let written = 0
  for (const locale of LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE)) {
    const wanted = skus.filter((sku) => input.isWanted?.(`fitting ${sku} ${locale}`) ?? true)
    const texts = Object.fromEntries(wanted.map((sku) => [sku, { ...textsOf(sku)[locale], publish_state: 'published' as const }]))
    if (wanted.length > 0) written += await saveFittingTexts({ ctx, input: { locale, texts } })
  }
  return written
}
