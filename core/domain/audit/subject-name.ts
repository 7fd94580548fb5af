import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '#core/db/schema/index.ts'

// Constants of this file alone stand in this text. `s` is the subject, `id` its key.
const VEHICLE = `(select brand_name from brand where brand.id = s.brand_id) || ' ' || s.model_name || coalesce(' ' || s.trim, '') || coalesce(' ' || s.model_year, '')`
const IN_ENGLISH = `order by t.locale <> 'en', t.locale limit 1`

/** Where the name of each kind of subject stands. People of the club are named by nothing but their number. */
const NAMES: Readonly<Record<string, string>> = {
  staff: `select s.name from staff s where s.id = id.value`,
  role: `select coalesce(nullif(s.name_en, ''), nullif(s.name_zh, ''), s.role_key) from role s where s.id = id.value`,
  enquiry: `select s.reference from enquiry s where s.id = id.value`,
  answer_template: `select s.name from answer_template s where s.id = id.value`,
  quotation: `select s.number from quotation s where s.id = id.value`,
  message: `select nullif(s.subject, '') from message s where s.id = id.value`,
  dealer: `select s.reference from dealer_application s where s.id = id.value`,
  car: `select ${VEHICLE} from car s where s.id = id.value`,
  used_car: `select ${VEHICLE} from used_car s where s.id = id.value`,
  fitting: `select s.name from fitting s where s.id = id.value`,
  brand: `select s.brand_name from brand s where s.id = id.value`,
  article: `select t.title from article_translation t where t.article_id = id.value ${IN_ENGLISH}`,
  activity: `select t.title from activity_translation t where t.activity_id = id.value ${IN_ENGLISH}`,
  download: `select t.title from download_translation t where t.download_id = id.value ${IN_ENGLISH}`,
  faq: `select t.question from faq_translation t where t.faq_id = id.value ${IN_ENGLISH}`,
  legal_page: `select s.sign from legal_page s where s.id = id.value`,
  redirect: `select s.source from redirect s where s.id = id.value`,
  web_link: `select s.name from web_link s where s.id = id.value`,
  country: `select t.name from country_name t where t.country_id = id.value ${IN_ENGLISH}`,
  port: `select s.port_name from port s where s.id = id.value`,
  import_rule: `select t.name from import_rule s join country c on c.iso2 = s.country_iso2 join country_name t on t.country_id = c.id where s.id = id.value ${IN_ENGLISH}`,
  listing_feed: `select s.name from listing_feed s where s.id = id.value`,
  price_freight: `select s.rate_id || ' · ' || s.loading_port || ' → ' || s.destination_port from freight_rate s where s.id = id.value`,
  price_charges: `select s.row_id || ' · ' || s.name_en from shipping_charge s where s.id = id.value`,
  price_duties: `select concat_ws(' · ', s.country_iso2, s.step, s.local_name) from duty_rule s where s.id = id.value`,
  price_transit: `select s.country_iso2 || ' · ' || s.entry_port from transit_route s where s.id = id.value`,
  price_sizes: `select s.brand_sign || ' · ' || s.model_name || ' · ' || s.energy_type from model_size s where s.id = id.value`,
  price_currencies: `select s.code from currency s where s.id = id.value`,
  member_level: `select coalesce(s.name->>'en', s.level_key) from member_level s where s.id = id.value`,
  webhook: `select s.name from webhook_endpoint s where s.id = id.value`,
  partner: `select s.name from partner s where s.id = id.value`,
}

/** Words of a thing are told of under a kind of their own. */
const TEXTS = ['car', 'used_car', 'fitting', 'brand'] as const

/** What the subject of an entry is called now; null where it has no name or is gone. */
export function subjectName(): SQL<string | null> {
  const kinds = { ...NAMES, ...Object.fromEntries(TEXTS.map((kind) => [`${kind}_text`, NAMES[kind] ?? ''])) }
  const cases = Object.entries(kinds).map(([kind, select]) => `when '${kind}' then (${select})`)
  // The subject's id is text, because subjects are of many kinds; only one that reads as a number can be the key of a row.
  return sql<string | null>`(select case ${auditLog.subjectKind} ${sql.raw(cases.join(' '))} end
    from (select case when ${auditLog.subjectId} ~ '^[0-9]{1,18}$' then ${auditLog.subjectId}::bigint end as value) id)`
}
