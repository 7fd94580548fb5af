import { readCompany } from '#core/domain/company/index.ts'
import { listMenuColumns } from '#core/domain/menu/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { SiteData } from './site-data.ts'

/** Reads what every page knows of the site. */
export async function loadSiteData({ ctx, siteOrigin, languageHosts, ads }: SiteContext): Promise<SiteData> {
  const [menu, { legal_name: _legalName, registration_number: _number, address: _address, ...company }] = await Promise.all([
    listMenuColumns({ ctx }),
    readCompany({ ctx }),
  ])
  return { menu, company, siteOrigin, languageHosts, ads, year: ctx.ports.clock.now().getUTCFullYear() }
}
