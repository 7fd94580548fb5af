import { sql } from 'drizzle-orm'
import { ITEM_STATES, type EnquiryItemKind } from '#contract/enquiry-values.ts'
import type { EnquiryItem } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'

type ItemRow = {
  kind: EnquiryItemKind
  sign: string
  name: string | null
  buyer_name: string | null
  quantity: number
  note: string | null
  stock_id: string | null
  publish_state: string | null
  used_state: string | null
  cents: string | null
  moq: number | null
}

/** What an enquiry asks for together, in the buyer's order, with what each thing is today. `locale`: of the buyer, who is told the names of parts in it. */
export async function readItems(db: Tx, { enquiryId, locale }: { enquiryId: number; locale: string }): Promise<EnquiryItem[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select i.kind, i.sign, i.name, i.quantity, i.note,
      coalesce(c.id, u.id, f.id) as stock_id,
      coalesce(c.publish_state, u.publish_state, f.publish_state) as publish_state,
      u.status as used_state,
      coalesce(c.fob_price_usd_cents, u.fob_price_usd_cents, f.fob_price_usd_cents) as cents,
      f.moq,
      case when i.name is null then null else coalesce(t.title, i.name) end as buyer_name
    from enquiry_item i
      left join car c on i.kind = 'car' and c.model_sign = i.sign
      left join used_car u on i.kind = 'used' and u.stock_ref = i.sign
      left join fitting f on i.kind = 'part' and f.sku = i.sign
      left join fitting_translation t on t.fitting_id = f.id and t.locale = ${locale} and t.publish_state = 'published'
    where i.enquiry_id = ${enquiryId}
    order by i.position`)
  return rows.map(toItem)
}

function toItem({ kind, sign, name, buyer_name, quantity, note, ...row }: ItemRow): EnquiryItem {
  return { kind, sign, name, buyer_name, quantity, note, today: todayOf(row) }
}

type Stock = Pick<ItemRow, 'stock_id' | 'publish_state' | 'used_state' | 'cents' | 'moq'>

function todayOf({ stock_id, publish_state, used_state, cents, moq }: Stock): EnquiryItem['today'] {
  if (stock_id === null) return null
  const state = publish_state === 'published' ? (ITEM_STATES.find((known) => known === used_state) ?? 'offered') : 'withdrawn'
  return { id: Number(stock_id), state, fob_price_usd_cents: cents === null ? null : Number(cents), moq }
}
