// Apart from the schemas, because browsers load these and must not load the validator.
import { PRICE_ROW_KINDS } from './price-sheet-values.ts'

/** Parts of the work by which the log is narrowed down, each with the first words of its actions. */
export const AUDIT_AREAS = {
  access: ['staff', 'role'],
  enquiry: ['enquiry', 'message', 'quotation', 'customer', 'keeping_time', 'alert', 'answer_template'],
  dealer: ['dealer'],
  catalogue: ['stock', 'catalogue', 'car_text', 'used_car_text', 'fitting_text', 'brand_text', 'fitting', 'brand'],
  media: ['media'],
  content: ['article', 'faq', 'legal_page', 'web_link', 'redirect', 'activity', 'download', 'translation', 'glossary_term'],
  market: ['country', 'port', 'import_rule', 'landed_price', ...Object.values(PRICE_ROW_KINDS), 'listing_feed'],
  setting: ['setting', 'list_view'],
  member: ['member', 'member_level'],
  partner: ['partner', 'webhook'],
} as const
export type AuditArea = keyof typeof AUDIT_AREAS
