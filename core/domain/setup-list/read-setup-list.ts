import { sql } from 'drizzle-orm'
import { SETUP_STEPS, type SetupList, type SetupStep } from '#contract/setup-list.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findSettings } from '#core/domain/setting/index.ts'
import { countFirstWords } from './first-words.ts'
import { readPutAway } from './put-away.ts'

/**
 * What a new site still lacks; samples count as nothing. `hasMailServer`: mails go out, and do not lie in a folder.
 * Permission `setting.write`; error `forbidden`.
 */
export async function readSetupList({ ctx, input }: { ctx: Ctx; input: { hasMailServer: boolean } }): Promise<SetupList> {
  requirePermission(ctx, 'setting.write')
  const [company, hours, notices, appearance, lists, stock, firstWords, isPutAway] = await Promise.all([
    findSettings({ ctx, group: 'company' }),
    findSettings({ ctx, group: 'hours' }),
    findSettings({ ctx, group: 'notices' }),
    findSettings({ ctx, group: 'appearance' }),
    findSettings({ ctx, group: 'lists' }),
    readStock(ctx),
    countFirstWords(ctx),
    readPutAway(ctx),
  ])
  const own = company.version > 0 && !company.is_sample ? company.value : null
  const done: Record<SetupStep, boolean> = {
    name: own !== null,
    contact: own !== null && [own.phone, own.whatsapp, own.mail].some((way) => way !== ''),
    hours: !hours.is_sample && hours.value.days.length > 0,
    notices: notices.value.enquiry_mails.length > 0,
    logo: appearance.value.logo !== null,
    legal: own !== null && own.legal_name !== '' && own.address !== '',
    legal_pages: stock.hasLegalPages,
    promises: lists.version > 0 && !lists.is_sample,
    first_words: firstWords.answers + firstWords.levels === 0,
    car: stock.hasCar,
    second_owner: stock.owners > 1,
    mail_server: input.hasMailServer,
  }
  return { steps: SETUP_STEPS.map((name) => ({ name, is_done: done[name] })), is_put_away: isPutAway, first_words: firstWords }
}

async function readStock({ db }: Ctx): Promise<{ hasCar: boolean; hasLegalPages: boolean; owners: number }> {
  const { rows } = await db.execute<{ hasCar: boolean; hasLegalPages: boolean; owners: number }>(sql`
    select exists (select from car join brand on brand.id = car.brand_id
          where car.publish_state = 'published' and not car.is_sample and brand.publish_state = 'published')
        or exists (select from used_car join brand on brand.id = used_car.brand_id
          where used_car.publish_state = 'published' and not used_car.is_sample and brand.publish_state = 'published') as "hasCar",
      (select count(distinct sign) = 2 from legal_page join legal_page_translation as text on text.legal_page_id = legal_page.id
        where sign in ('legalNotice', 'privacy') and text.publish_state = 'published' and not is_sample) as "hasLegalPages",
      (select count(*)::int from staff join staff_role on staff_role.staff_id = staff.id join role on role.id = staff_role.role_id
        where role.role_key = 'owner' and staff.disabled_at is null and staff.totp_confirmed_at is not null) as owners`)
  return rows[0] ?? { hasCar: false, hasLegalPages: false, owners: 0 }
}
