import { readCompany } from '#core/domain/company/index.ts'
import { listMenuColumns } from '#core/domain/menu/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { ShellData } from './shell-data.ts'

/** Reads what stands around every screen. */
export async function loadShell({ ctx, siteOrigin, languageHosts, ads }: SiteContext): Promise<ShellData> {
  const [menu, company] = await Promise.all([listMenuColumns({ ctx }), readCompany({ ctx })])
  return { menu, company, siteOrigin, languageHosts, ads, year: ctx.ports.clock.now().getUTCFullYear() }
}
