/**
 * Public content that pages and kept values are made from: each names a table or a group of tables (`core/db/content-tables.ts`).
 * A verb says what it reads (`ctx.reads`), a writer what it has changed (`notifyContent`); what shows it is dropped then.
 */
export type ContentTag =
  | 'activity'
  | 'article'
  | 'brand'
  | 'car'
  | 'company'
  | 'country'
  | 'download'
  | 'faq'
  | 'fitting'
  | 'import_rule'
  | 'landed_price'
  | 'legal'
  | 'member_level'
  | 'port'
  | 'redirect'
  | 'used_car'
  | 'web_link'
