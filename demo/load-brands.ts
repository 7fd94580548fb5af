import { z } from 'zod'
import { brandIntroductionSchema } from '#contract/brand.ts'
import { listBrandSigns, saveBrandIntroduction } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTextsOf } from './sample-texts.ts'

const shape = z.strictObject({ introduction: brandIntroductionSchema })

/**
 * Publishes what is said of the makers, in every language, for the brands of the catalogue, through the verb of the staff. Running it
 * again changes nothing; without `isWanted` it writes over what staff made of it. `rootDir`: the checkout. Answers how many brands were written.
 */
export async function loadBrandIntroductions({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted?: IsWanted } }): Promise<number> {
  const { rootDir, isWanted } = input
  const signs = await listBrandSigns({ ctx })
  const languages = await Promise.all(
    LOCALE_CODES.map(async (locale) => ({ locale, bySign: await readSampleTextsOf({ rootDir, kind: 'brands', locale, shape }) })),
  )
  let written = 0
  for (const sign of signs) {
    const entries = languages.flatMap(({ locale, bySign }) => {
      const found = bySign.get(sign)
      return found !== undefined && (isWanted?.(`brand ${sign} ${locale}`) ?? true) ? [[locale, found.introduction] as const] : []
    })
    if (entries.length === 0) continue
    const { state } = await saveBrandIntroduction({ ctx, input: { brand_sign: sign, texts: Object.fromEntries(entries) } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
