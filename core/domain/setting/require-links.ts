import { sql, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SettingGroup, Settings } from '#contract/setting.ts'
import { siteTarget, type LinkedKind } from '#contract/site-paths.ts'
import type { Tx } from '#core/db/client.ts'

type Link = { path: string; href: string }

/** Throws `validation_failed` for each link of a menu or footer that stays inside of the site and leads to nothing there (R16.119). An old address leads somewhere too. */
export async function requireLinks(tx: Tx, group: SettingGroup, value: Settings): Promise<void> {
  const missing: Link[] = []
  for (const link of linksIn(group, value)) if (!(await isThere(tx, link.href))) missing.push(link)
  if (missing.length > 0) throw new AppError('validation_failed', { issues: missing.map(({ path }) => ({ path: `value.${path}`, key: 'no_such_page' })) })
}

function linksIn(group: SettingGroup, value: Settings): Link[] {
  if (group === 'menu')
    return own(
      'columns',
      (value as Settings<'menu'>).columns.map(({ column, href }) => (column === 'link' ? href : '')),
    )
  if (group === 'footer')
    return own(
      'links',
      (value as Settings<'footer'>).links.map(({ page, href }) => (page === 'link' ? href : '')),
    )
  return []
}

function own(list: string, hrefs: readonly string[]): Link[] {
  return hrefs.flatMap((href, index) => (href.startsWith('/') ? [{ path: `${list}.${index}.href`, href }] : []))
}

async function isThere(tx: Tx, href: string): Promise<boolean> {
  const target = siteTarget(href)
  if (target === 'page') return true
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const asOld = sql`exists (select from redirect where source = ${path} and target is not null)`
  const asThing = target === null ? sql`false` : sql`exists (${THINGS[target.kind](target.sign)})`
  const { rows } = await tx.execute<{ found: boolean }>(sql`select ${asOld} or ${asThing} as found`)
  return rows[0]?.found === true
}

/** Where what an address names is looked up, published or still to come. */
const THINGS: Readonly<Record<LinkedKind, (sign: string) => SQL>> = {
  car: (sign) => sql`select from car where model_sign = ${sign} or id::text = ${sign}`,
  used_car: (sign) => sql`select from used_car where stock_ref = upper(${sign})`,
  fitting: (sign) => sql`select from fitting where sku = upper(${sign})`,
  import_guide: (sign) => sql`select from country where iso2 = upper(${sign})`,
  brand: (sign) => sql`select from brand where brand_sign = ${sign}`,
  article: (sign) => sql`select from article_translation where slug = ${sign}`,
  activity: (sign) => sql`select from activity_translation where slug = ${sign}`,
  legal_page: (sign) => sql`select from legal_page where sign = ${sign}`,
}
