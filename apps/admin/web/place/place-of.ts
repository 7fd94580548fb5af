import type { AuditEntryView } from '#contract/audit.ts'
import { PRICE_SHEETS } from '#contract/landed-price-values.ts'
import { PRICE_ROW_KINDS } from '#contract/price-sheet-values.ts'
import { STOCK_KINDS, STOCK_PATHS } from '#contract/stock-values.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'

/** Where a thing is worked on, and where its earlier states are kept and brought back. */
export type Place = { to: string; history?: string }

const PLACES: Readonly<Record<string, (id: string, name: string | null) => Place>> = {
  ...Object.fromEntries(STOCK_KINDS.map((kind) => [kind, (id: string) => inCatalogue(STOCK_PATHS[kind], id, 'history')])),
  ...Object.fromEntries(STOCK_KINDS.map((kind) => [`${kind}_text`, (id: string) => inCatalogue(STOCK_PATHS[kind], id, 'texts')])),
  article: (id) => withHistory(`/content/news/${id}`),
  faq: (id) => withHistory(`/content/faq/${id}`),
  // Named by what it is, not by a number.
  legal_page: (_id, name) => withHistory(`/content/legal/${name}`),
  activity: (id) => withHistory(`/content/activities/${id}`),
  download: (id) => withHistory(`/content/downloads/${id}`),
  redirect: (id) => ({ to: `/content/redirects/${id}` }),
  country: (id) => withHistory(`/markets/countries/${id}`),
  port: (id) => withHistory(`/markets/ports/${id}`),
  import_rule: (id) => withHistory(`/markets/rules/${id}`),
  ...Object.fromEntries(PRICE_SHEETS.map((sheet) => [PRICE_ROW_KINDS[sheet], (id: string) => withHistory(`/markets/prices/${sheet}/${id}`)])),
  listing_feed: () => ({ to: '/markets/feeds' }),
  webhook: (id) => ({ to: `/webhooks/${id}` }),
  member_level: (id) => withHistory(`/members/levels/${id}`),
  web_link: () => ({ to: '/content/links' }),
  enquiry: (id) => ({ to: `/enquiries/${id}/show` }),
  message: () => ({ to: '/enquiries/mail' }),
  answer_template: (id) => withHistory(`/enquiries/templates/${id}`),
  quotation: (id) => ({ to: `/quotations/${id}` }),
  dealer: (id) => ({ to: `/dealers/${id}/show` }),
  role: (id) => withHistory(`/staff/roles/${id}`),
  staff: () => ({ to: '/staff' }),
}

/** Null for what has no screen of its own, or is gone. */
export function placeOf({ action, subject_kind: kind, subject_id: id, subject_name: name }: AuditEntryView): Place | null {
  if (action.startsWith('catalogue.')) return { to: '/imports' }
  if (kind === 'price_sheet') return { to: '/markets/prices' }
  if (kind === 'change_batch') return { to: '/catalogue?changes=1' }
  if (id === null) return null
  if (kind === 'setting') return id === 'setup_list' ? { to: '/setup-list' } : withHistory(`/settings/${id}`)
  return name === null ? null : (PLACES[kind]?.(id, name) ?? null)
}

/** The form of a thing that has words, all of it in every language. */
export function formOf(kind: TranslatedKind, id: string, name: string): string {
  const stock = STOCK_KINDS.find((known) => known === kind)
  if (stock !== undefined) return `/catalogue/${STOCK_PATHS[stock]}/${id}/texts`
  return kind === 'setting' ? `/settings/${id}` : (PLACES[kind]?.(id, name).to ?? '/languages')
}

function inCatalogue(path: string, id: string, tab: 'history' | 'texts'): Place {
  const to = `/catalogue/${path}/${id}`
  return { to, history: tab === 'history' ? `${to}/history` : `${to}/texts?history=1` }
}

function withHistory(to: string): Place {
  return { to, history: `${to}?history=1` }
}
