import { z } from 'zod'
import { faq, faqTranslation, setting } from '#core/db/schema/index.ts'
import { notifyContent } from '#core/db/notify.ts'
import type { Ctx } from '#core/domain/context.ts'
import { sourceHash } from '#core/domain/publishing/index.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { firstQuestions, type FirstQuestion } from './first-questions.ts'

const OFFERED = 'faq.offered'

/**
 * Writes the questions of the product that this site was never given, in every language and published. What staff have changed since is theirs:
 * a question is given once.
 */
export async function seedFaq({ ctx }: { ctx: Ctx }): Promise<void> {
  const offered = new Set(await readSetting(ctx.db, { key: OFFERED, schema: z.array(z.string()), fallback: [] }))
  const all = firstQuestions()
  if (all.every(({ name }) => offered.has(name))) return
  await preloadMessages(['site', 'head'])
  await ctx.db.transaction(async (tx) => {
    const now = ctx.ports.clock.now()
    for (const [index, { name, topics }] of all.entries()) {
      if (offered.has(name)) continue
      const [row] = await tx
        .insert(faq)
        .values({ topics, sortOrder: index + 1 })
        .returning({ id: faq.id })
      if (row === undefined) continue
      const english = textIn(DEFAULT_LOCALE, name)
      const hash = sourceHash([english.question, english.answer])
      const rows = LOCALE_CODES.map((locale) => ({
        faqId: row.id,
        locale,
        ...textIn(locale, name),
        publishState: 'published' as const,
        publishedAt: now,
        sourceHash: hash,
      }))
      await tx.insert(faqTranslation).values(rows)
    }
    const value = [...new Set([...offered, ...all.map(({ name }) => name)])]
    await tx
      .insert(setting)
      .values({ key: OFFERED, value })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: now } })
    await notifyContent(tx, ['faq'])
  })
  ctx.ports.cache.drop(['faq'])
}

function textIn(locale: Locale, name: FirstQuestion): { question: string; answer: string } {
  const t = createServerTranslator(locale, 'site')
  return { question: t(`${name}Question`), answer: t(`${name}Answer`) }
}
