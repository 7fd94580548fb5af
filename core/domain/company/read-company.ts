import { like } from 'drizzle-orm'
import { companySchema, type Company } from '#contract/home.ts'
import { notifyContent } from '#core/db/notify.ts'
import { setting } from '#core/db/schema/staff.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

const PREFIX = 'company.'
const UNSET: Company = { name: 'Quayline', whatsapp: '', phone: '', mail: '', facebook: '', instagram: '', youtube: '' }

/** Facts of the company from the settings `company.*`; what nobody has set is empty, so that screens leave it out. */
export function readCompany({ ctx }: { ctx: Ctx }): Promise<Company> {
  return keep(ctx, { key: 'company', make: loadCompany })
}

/**
 * Sets facts that nobody has set yet; what staff have entered, an emptied field included, is never overwritten.
 * For the start of a site: from the environment, or the samples of the demonstration.
 */
export async function seedCompany({ ctx, input }: { ctx: Ctx; input: Partial<Company> }): Promise<void> {
  const facts = companySchema.partial().parse(input)
  const rows = Object.entries(facts).flatMap(([name, value]) => (value ? [{ key: `${PREFIX}${name}`, value }] : []))
  if (rows.length === 0) return
  await ctx.db.transaction(async (tx) => {
    const added = await tx.insert(setting).values(rows).onConflictDoNothing().returning({ key: setting.key })
    if (added.length > 0) await notifyContent(tx, ['company'])
  })
  ctx.ports.cache.drop(['company'])
}

async function loadCompany({ db, reads }: Ctx): Promise<Company> {
  reads('company')
  const rows = await db
    .select({ key: setting.key, value: setting.value })
    .from(setting)
    .where(like(setting.key, `${PREFIX}%`))
  const known = new Map(rows.map((row) => [row.key.slice(PREFIX.length), row.value]))
  const company = { ...UNSET }
  for (const name of companySchema.keyof().options) {
    const value = known.get(name)
    if (typeof value === 'string') company[name] = value
  }
  return company
}
