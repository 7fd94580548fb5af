import type { Company } from '#contract/company.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** Facts of the company; what nobody has set is empty, so that screens leave it out. */
export async function readCompany({ ctx }: { ctx: Ctx }): Promise<Company> {
  return (await readSettings({ ctx, group: 'company' })).value
}
