import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { vehicleName } from './enquiry-row.ts'
import { storedSign, type ItemDraft } from './item-drafts.ts'

/** A thing of an enquiry with its sign as the catalogue writes it and its name there; null where it is not on the site. */
export type NamedItem = ItemDraft & { name: string | null }

type KnownThing = { kind: 'car' | 'used' | 'part'; sign: string; brand: string | null; name: string }

/** Names the things of an enquiry as the catalogue has them now. A thing that is not on the site keeps what the buyer called it. */
export async function nameItems({ db }: Pick<Ctx, 'db'>, items: readonly ItemDraft[]): Promise<NamedItem[]> {
  const named = items.map((item) => ({ ...item, sign: storedSign(item), name: null }))
  const signsOf = (kind: KnownThing['kind']) => sql.param(named.filter((item) => item.kind === kind).map(({ sign }) => sign))
  if (named.every(({ kind }) => kind === 'number')) return named
  const { rows } = await db.execute<KnownThing>(sql`
    select 'car' as kind, c.model_sign as sign, b.brand_name as brand, concat_ws(' ', c.model_name, c.trim) as name
      from car c join brand b on b.id = c.brand_id where c.model_sign = any(${signsOf('car')}::text[]) and c.publish_state = 'published'
    union all
    select 'used', u.stock_ref, b.brand_name, concat_ws(' ', u.model_year, u.model_name, u.trim)
      from used_car u join brand b on b.id = u.brand_id where u.stock_ref = any(${signsOf('used')}::text[]) and u.publish_state = 'published'
    union all
    select 'part', f.sku, null, f.name from fitting f where f.sku = any(${signsOf('part')}::text[]) and f.publish_state = 'published'`)
  const names = new Map(rows.map(({ kind, sign, brand, name }) => [`${kind} ${sign}`, vehicleName(brand, name)]))
  return named.map((item) => ({ ...item, name: names.get(`${item.kind} ${item.sign}`) ?? null }))
}
