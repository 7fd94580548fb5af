import { createDatabase } from '#core/db/client.ts'
import { isDemoLoaded, loadOnce, needsDemo } from '#core/domain/catalogue/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { seedFaq } from '#core/domain/faq/index.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { ensureSetupLink, setupPath } from '#core/domain/staff/index.ts'
import { seedDemoCompany } from '#demo/company.ts'
import { loadDemoContent } from '#demo/load-content.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { loadDemoPrices } from '#demo/load-prices.ts'
import { loadRuleNotes } from '#demo/load-rule-notes.ts'
import { DEMO_LEVEL_VOUCHERS } from '#demo/member-levels.ts'
import type { Env } from '#apps/server/settings/env.ts'
import type { Progress } from '#apps/server/process/progress.ts'

type SeedInput = { ctx: Ctx; env: Env; rootDir: string; databaseUrl: string; progress: Progress }

/** What a database must hold before the first visitor: countries, company, levels of the club, questions and answers, the demonstration catalogue, a way in for staff. */
export async function seed(input: SeedInput): Promise<void> {
  const { ctx, env } = input
  await seedCountries({ ctx })
  if (env.isDemo) await seedDemoCompany({ ctx })
  await seedMemberLevels({ ctx, input: { vouchers: env.isDemo ? DEMO_LEVEL_VOUCHERS : {} } })
  await seedFaq({ ctx })
  if (env.isDemo && (await needsDemo({ ctx }))) await loadOnce({ ctx }, () => loadDemo(input))
  else if (env.isDemo && (await isDemoLoaded({ ctx }))) await loadMoreOfDemo(input)
  await offerSetup(input)
}

/** What the demonstration has gained since it was loaded. */
async function loadMoreOfDemo({ ctx, rootDir }: SeedInput): Promise<void> {
  await loadRuleNotes({ ctx, input: { rootDir } })
  await loadDemoPrices({ ctx, input: { rootDir } })
  await loadDemoContent({ ctx, input: { rootDir } })
}

const IMPORT_STATEMENT_MS = 600_000

async function loadDemo({ ctx, rootDir, databaseUrl, progress }: SeedInput): Promise<void> {
  const database = createDatabase({ url: databaseUrl, max: 2, statementTimeoutMs: IMPORT_STATEMENT_MS })
  const bar = progress.bar('import', 100)
  try {
    await loadDemoCatalogue({ ctx: { ...ctx, db: database.db }, input: { rootDir, onProgress: ({ done }) => bar.update(done) } })
    bar.update(100)
  } finally {
    bar.stop()
    await database.close()
  }
}

/** While there is no staff, each start prints a fresh one-time link; it stands after `#`, so it reaches no log. */
async function offerSetup({ ctx, env, progress }: SeedInput): Promise<void> {
  const link = await ensureSetupLink({ ctx })
  if (link !== null) progress.line('staff', `set up the back office once at ${env.siteOrigin}${setupPath(link.token)}`)
}
