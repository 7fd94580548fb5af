import { sql, type SQL } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import type { MediaOwner } from '#contract/media-values.ts'

type OwnerTable = {
  /** Table of the links and its column of the owner. */
  links: SQL
  column: SQL
  /** Table of the owner, its public sign and its name. */
  table: SQL
  sign: SQL
  name: SQL
  /** As the stock names it; null where the kind has none. */
  colour: SQL
  tag: ContentTag
}

const withBrand = sql`(select brand_name from brand where brand.id = owner.brand_id) || ' ' || owner.model_name || coalesce(' ' || owner.trim, '') || coalesce(' ' || owner.model_year, '')`

const NONE = sql`null::text`

/** How each kind of owner is stored. */
export const OWNERS: Record<MediaOwner, OwnerTable> = {
  car: { links: sql`car_media`, column: sql`car_id`, table: sql`car`, sign: sql`owner.model_sign`, name: withBrand, colour: NONE, tag: 'car' },
  used_car: {
    links: sql`used_car_media`,
    column: sql`used_car_id`,
    table: sql`used_car`,
    sign: sql`owner.stock_ref`,
    name: withBrand,
    colour: sql`owner.colour_exterior`,
    tag: 'used_car',
  },
  fitting: {
    links: sql`fitting_media`,
    column: sql`fitting_id`,
    table: sql`fitting`,
    sign: sql`owner.sku`,
    name: sql`owner.name`,
    colour: NONE,
    tag: 'fitting',
  },
  brand: {
    links: sql`brand_media`,
    column: sql`brand_id`,
    table: sql`brand`,
    sign: sql`owner.brand_sign`,
    name: sql`owner.brand_name`,
    colour: NONE,
    tag: 'brand',
  },
}

/** Content that names its one picture itself. */
const COVERED = ['article', 'activity'] as const satisfies readonly ContentTag[]

/** Every use of a medium: `media_id`, `tab`, `position`, `tag` of the content that shows it. */
export const ALL_LINKS: SQL = sql.join(
  [
    ...Object.values(OWNERS).map(({ links, tag }) => sql`select media_id, tab, position, ${sql.raw(`'${tag}'`)} as tag from ${links}`),
    ...COVERED.map((tag) => sql.raw(`select cover_media_id, 'exterior', 0, '${tag}' from ${tag} where cover_media_id is not null`)),
    sql`select media_id, 'document', 0, 'download' from download`,
    sql`select named.id::bigint, 'exterior', 0, 'company' from setting, jsonb_each_text(setting.value) as named (name, id)
      where setting.key = 'appearance' and named.name in ('logo', 'logo_dark', 'icon') and named.id is not null`,
  ],
  sql` union all `,
)
