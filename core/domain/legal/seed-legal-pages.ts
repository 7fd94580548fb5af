import { LEGAL_TEXTS } from '#contract/content-values.ts'
import { LEGAL_GAP, type LegalPageValue } from '#contract/staff-legal.ts'
import { notifyContent } from '#core/db/notify.ts'
import { legalPage } from '#core/db/schema/content.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { preloadMessages } from '#i18n/server.ts'
import { writeLegalPage } from './edit-legal-page.ts'
import { legalTemplate } from './legal-template.ts'

/** Publishes the templates of the pages of the law that nobody has written yet, marked as samples; `filler` stands in their gaps. For the start of a demonstration. */
export async function seedLegalPages({ ctx, input }: { ctx: Ctx; input: { filler: string } }): Promise<void> {
  await preloadMessages(['site', 'head'])
  const company = await readCompany({ ctx })
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    const known = await tx.select({ sign: legalPage.sign }).from(legalPage)
    const missing = LEGAL_TEXTS.filter((sign) => !known.some((row) => row.sign === sign))
    for (const sign of missing) {
      const value: LegalPageValue = {
        body: inEachLanguage((code) => JSON.parse(JSON.stringify(legalTemplate(sign, code, company)).replaceAll(LEGAL_GAP, input.filler))),
        publish_state: inEachLanguage(() => 'published'),
        published_at: inEachLanguage(() => now.toISOString()),
        withdraw_at: inEachLanguage(() => null),
        is_checked: inEachLanguage(() => false),
      }
      await writeLegalPage(tx, { id: null, version: 0, value, before: null, sign, isSample: true, now })
    }
    if (missing.length > 0) await notifyContent(tx, ['legal'])
  })
  ctx.ports.cache.drop(['legal'])
}
