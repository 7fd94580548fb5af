import type { AnswerFields } from '#contract/answer-template.ts'
import type { CreateParams, DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin'
import type { StaffAlertPage, WaitedReport } from '#contract/alert.ts'
import type { AuditPage } from '#contract/audit.ts'
import type { ClubMember, ClubMemberPage } from '#contract/club-member.ts'
import type { CustomerDetail, CustomerPage } from '#contract/customer.ts'
import type { KeepingTime } from '#contract/keeping-time.ts'
import type { BoardOnScreen, LeadCountry } from '#contract/dashboard.ts'
import type { Demand } from '#contract/demand.ts'
import type { AnswerReport, FunnelReport, LeadReport } from '#contract/report.ts'
import type { ImportDetail, ImportRowsPage, ImportRunPage } from '#contract/import-run.ts'
import type { ListWords } from '#contract/lists.ts'
import type { ListView } from '#contract/list-view.ts'
import type { LeftOutReport, ListingFeeds } from '#contract/listing-feed.ts'
import type { OwnerMedia } from '#contract/media.ts'
import type { QuotationPage } from '#contract/quotation.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import type { PriceLapses, PriceSheets } from '#contract/landed-price-sheet.ts'
import type { DealerDetail, DealerPage } from '#contract/staff-dealer.ts'
import type { ReplyChannel } from '#contract/enquiry-values.ts'
import type { WorkingTime } from '#contract/working-time.ts'
import type { EnquiryBoard, EnquiryDetail, EnquiryFilterValues, EnquiryPage } from '#contract/staff-enquiry.ts'
import type { Conversation, MailboxState, UnmatchedPage } from '#contract/message.ts'
import type { LeadTasks, TaskPage } from '#contract/task.ts'
import type { Colleague, OwnAccess, OwnedLeads, Role, StaffMember } from '#contract/staff.ts'
import type { RevisionView } from '#contract/revision.ts'
import type { ChangeBatch, StockPage, StockPrice, StoredStock } from '#contract/stock.ts'
import { STOCK_KINDS, STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { DefectDrawing } from '#contract/used-car.ts'
import type { SettingPicture, StoredSettings } from '#contract/setting.ts'
import type { SetupList } from '#contract/setup-list.ts'
import type { StaffLevelRow } from '#contract/staff-level.ts'
import type { StaffLegalRow } from '#contract/staff-legal.ts'
import type { GlossaryTerm } from '#contract/glossary.ts'
import type { Translated, TranslationCounts, WordTerms } from '#contract/translation.ts'
import type { StaffWebLink } from '#contract/web-link.ts'
import type { WebhookDeliveries, Webhooks } from '#contract/webhook.ts'
import { request } from './request.ts'

/** What may be done to a dealer's application, as `data` of an update; each is one call. */
export type DealerAction =
  | { action: 'stage'; body: { stage: string; message?: string } }
  | { action: 'owner'; body: { owner_id: number | null } }
  | { action: 'notes'; body: { text: string } }
  | { action: `mails/${number}/again`; body: Record<string, never> }
  | { action: 'release'; body: Record<string, never> }

/** What may be done to a customer, as `data` of an update; each is one call. */
export type CustomerAction =
  | { action: 'merge'; body: { other_id: number } }
  | { action: 'separate'; body: { merge_id: number } }
  | { action: 'keep-apart'; body: { hint_id: number } }
  | { action: 'erase'; body: Record<string, never> }

/** What may be done to an enquiry, as `data` of an update; each is one call. */
export type EnquiryAction =
  | { action: 'status'; body: { from: string; status: string; loss_reason?: string; note?: string } }
  | { action: 'owner'; body: { owner_id: number | null } }
  | { action: 'notes'; body: { text: string } }
  | { action: 'answers'; body: { channel: ReplyChannel; is_reached: boolean; text: string } }
  | { action: 'buyer-messages'; body: { channel: ReplyChannel; text: string } }
  | { action: `mails/${number}/again`; body: Record<string, never> }
  | { action: 'whatsapp' | 'release'; body: Record<string, never> }

type List = { data: RaRecord[]; total: number }

const LISTS: Readonly<Record<string, (params: GetListParams) => Promise<List>>> = {
  enquiries: async (params) => {
    const { list, total } = await request<EnquiryPage>('/enquiries/search', {
      body: { ...withoutEmpty(params.filter), ...ownOffset(), ...pageOf(params), ...sortOf(params) },
    })
    return { data: list, total }
  },
  tasks: async (params) => {
    const query = { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params), ...ownOffset() }
    const { list, total } = await request<TaskPage>('/tasks', { query })
    return { data: list, total }
  },
  'unmatched-messages': async (params) => {
    const { list, total } = await request<UnmatchedPage>('/unmatched-messages', {
      query: { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params) },
    })
    return { data: list, total }
  },
  'webhook-deliveries': async (params) => {
    const { id } = params.filter as { id: number }
    const { list, total } = await request<WebhookDeliveries>(`/webhooks/${id}/deliveries`, { query: pageOf(params) })
    return { data: list, total }
  },
  'answer-templates': (params) => search('/answer-templates', params),
  quotations: async (params) => {
    const { list, total } = await request<QuotationPage>('/quotations/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params) } })
    return { data: list, total }
  },
  customers: async (params) => {
    const { hinted, ...filter } = withoutEmpty(params.filter)
    const body = { ...filter, ...(hinted === undefined ? {} : { hinted: true }), ...pageOf(params) }
    const { list, total } = await request<CustomerPage>('/customers/search', { body })
    return { data: list, total }
  },
  dealers: async (params) => {
    const { list, total } = await request<DealerPage>('/dealers/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params), ...sortOf(params) } })
    return { data: list, total }
  },
  members: async (params) => {
    const { list, total } = await request<ClubMemberPage>('/members/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params) } })
    return { data: list, total }
  },
  alerts: async (params) => {
    const { list, total } = await request<StaffAlertPage>('/alerts/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params) } })
    return { data: list, total }
  },
  'country-names': async () => allOf((await request<LeadCountry[]>('/country-names')).map((country) => ({ ...country, id: country.iso2 }))),
  'dealer-countries': async () => allOf((await request<LeadCountry[]>('/dealer-countries')).map((country) => ({ ...country, id: country.iso2 }))),
  audit: async (params) => {
    const { list, total } = await request<AuditPage>('/audit', { query: { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params) } })
    return { data: list, total }
  },
  // Named by the path of what was changed: `articles/12`.
  revisions: async ({ filter }) => allOf(await request<RevisionView[]>(`/${String(filter.of)}/revisions`)),
  redirects: (params) => search('/redirects', params),
  'all-countries': (params) => search('/countries', params),
  ports: (params) => search('/ports', params),
  'import-rules': (params) => search('/import-rules', params),
  ...forSheets((sheet) => [`price-${sheet}-rows`, (params: GetListParams) => search(`/price-sheets/${sheet}/rows`, params)]),
  'member-levels': async () => allOf(await request<StaffLevelRow[]>('/member-levels')),
  translations: (params) => search('/translations', params),
  'translation-counts': async () => allOf((await request<TranslationCounts>('/translations/counts')).map((count) => ({ ...count, id: count.kind }))),
  glossary: (params) => search('/glossary', params),
  pictures: (params) => search('/pictures', params),
  articles: (params) => search('/articles', params, sortOf(params)),
  activities: (params) => search('/activities', params),
  downloads: (params) => search('/downloads', params),
  faqs: (params) => search('/faqs', params),
  'legal-pages': async () => allOf(await request<StaffLegalRow[]>('/legal-pages')),
  ...Object.fromEntries(
    STOCK_KINDS.map((kind) => [
      STOCK_PATHS[kind],
      async (params: GetListParams) => {
        const { list, total } = await searchStock(kind, { ...withoutEmpty(params.filter), ...pageOf(params), ...sortOf(params) })
        return { data: list, total }
      },
    ]),
  ),
  // Both for an entry as it was read: `path`, and `version`, so that a new one is read anew.
  'stock-revisions': async ({ filter }) => allOf(await request<RevisionView[]>(`${String(filter.path)}/revisions`)),
  'stock-prices': async ({ filter }) => allOf((await request<StockPrice[]>(`${String(filter.path)}/prices`)).map((price, id) => ({ ...price, id }))),
  imports: async (params) => {
    const { list, total } = await request<ImportRunPage>('/imports', { query: pageOf(params) })
    return { data: list, total }
  },
  'import-rows': async (params) => {
    const { run_id: id, outcome } = params.filter as { run_id: number; outcome: string }
    const { list, total } = await request<ImportRowsPage>(`/imports/${id}/rows`, { query: { outcome, ...pageOf(params) } })
    return { data: list.map((row) => ({ ...row, id: row.row })), total }
  },
  makers: async () => allOf(await readMakers()),
  'change-batches': async () => allOf(await request<ChangeBatch[]>('/change-batches')),
  'list-views': async ({ filter }) => allOf(await request<ListView[]>('/list-views', { query: { list: String(filter.list) } })),
  'web-links': async () => allOf(await request<StaffWebLink[]>('/web-links')),
  roles: async () => allOf(await request<Role[]>('/roles')),
  staff: async () => allOf(await request<StaffMember[]>('/staff')),
  'working-times': async () => allOf(await request<WorkingTime[]>('/working-times')),
  'routing-brands': async () => allOf((await request<{ sign: string; name: string }[]>('/routing-brands')).map((brand) => ({ ...brand, id: brand.sign }))),
  colleagues: async () => allOf(await request<Colleague[]>('/colleagues')),
  'keeping-times': async () => allOf((await request<KeepingTime[]>('/keeping-times')).map((time) => ({ ...time, id: time.kind }))),
  countries: async () => allOf((await request<LeadCountry[]>('/enquiry-countries')).map((country) => ({ ...country, id: country.iso2 }))),
}

/** What is edited whole, with its version: one thing, and the path of all. */
const EDITED: Readonly<Record<string, string>> = {
  activity: '/activities',
  'answer-template': '/answer-templates',
  article: '/articles',
  country: '/countries',
  download: '/downloads',
  faq: '/faqs',
  'import-rule': '/import-rules',
  'legal-page': '/legal-pages',
  'member-level': '/member-levels',
  port: '/ports',
  ...forSheets((sheet) => [`price-${sheet}`, `/price-sheets/${sheet}/rows`]),
  quotation: '/quotations',
  redirect: '/redirects',
  role: '/roles',
}

type Edited = { version: number; value: object }

// `enquiry` apart from `enquiries`, `car` apart from `cars`: react-admin would show a line of the list as the whole record until the answer is there.
const RECORDS: Readonly<Record<string, (id: string) => Promise<RaRecord>>> = {
  enquiry: (id) => request<EnquiryDetail>(`/enquiries/${encodeURIComponent(id)}`),
  // Named by its filter.
  'enquiry-filter-values': async (id) => ({ ...(await request<EnquiryFilterValues>('/enquiry-filter-values')), id }),
  'enquiry-board': async (id) => ({ ...(await request<EnquiryBoard>('/enquiries/board', { body: { ...(JSON.parse(id) as object), ...ownOffset() } })), id }),
  // Named by its lead.
  conversation: async (id) => ({ ...(await request<Conversation>(`/enquiries/${encodeURIComponent(id)}/messages`)), id: Number(id) }),
  // Named by its lead.
  'tasks-of-enquiry': async (id) => ({ ...(await request<LeadTasks>(`/enquiries/${encodeURIComponent(id)}/tasks`)), id: Number(id) }),
  // Named by whose they are.
  'task-counts': async (id) => ({ ...(await request<TaskPage>('/tasks', { query: { whose: id, page_size: 1, ...ownOffset() } })), id }),
  mailbox: async (id) => ({ ...(await request<MailboxState>('/mailbox', { isUnattended: true })), id }),
  // Named by the path of whose they are: `staff/12`, `roles/3`.
  'owned-leads': async (id) => ({ ...(await request<OwnedLeads>(`/${id}/leads`)), id }),
  customer: (id) => request<CustomerDetail>(`/customers/${encodeURIComponent(id)}`),
  member: (id) => request<ClubMember>(`/members/${encodeURIComponent(id)}`),
  dealer: (id) => request<DealerDetail>(`/dealers/${encodeURIComponent(id)}`),
  // Named `car/12`.
  'owner-media': async (id) => {
    const [kind = '', ownerId = ''] = id.split('/')
    return { ...(await request<OwnerMedia>('/media', { query: { owner_kind: kind, owner_id: ownerId } })), id }
  },
  ...forEdited((path) => (id: string) => request<RaRecord>(`${path}/${encodeURIComponent(id)}`)),
  import: async (id) => ({ ...(await request<ImportDetail>(`/imports/${encodeURIComponent(id)}`)), id: Number(id) }),
  ...forStock((kind) => (id: string) => request<StoredStock>(`/${STOCK_PATHS[kind]}/${encodeURIComponent(id)}`)),
  // Named by enquiry and language: `12/fr`.
  'answer-fields': async (id) => {
    const [enquiryId = '', locale = ''] = id.split('/')
    return { ...(await request<AnswerFields>('/answer-fields', { query: { enquiry_id: enquiryId, locale } })), id }
  },
  // Named `car/12`, as their address is.
  words: (id) => request<Translated>(`/translations/${id}`),
  // Named by what is known of the unit, as a query.
  'defect-drawing': async (id) => ({
    ...(await request<DefectDrawing>('/used-cars/defect-drawing', {
      query: withoutEmpty(Object.fromEntries(new URLSearchParams(id))) as Record<string, string>,
    })),
    id,
  }),
  drafter: async (id) => ({ ...(await request<{ is_on: boolean }>('/drafter')), id }),
  // Named `car/12/de`.
  'word-terms': async (id) => {
    const at = id.lastIndexOf('/')
    return { ...(await request<WordTerms>(`/translations/${id.slice(0, at)}/terms`, { query: { locale: id.slice(at + 1) } })), id }
  },
  'glossary-term': (id) => request<GlossaryTerm>(`/glossary/${encodeURIComponent(id)}`),
  settings: async (id) => ({ ...(await request<StoredSettings>(`/settings/${encodeURIComponent(id)}`)), id }),
  'list-words': async (id) => ({ ...(await request<ListWords>('/list-words')), id }),
  'setting-pictures': (id) => request<SettingPicture>(`/setting-pictures/${encodeURIComponent(id)}`),
  'own-access': async (id) => ({ ...(await request<OwnAccess>('/me/access')), id }),
  'setup-list': async (id) => ({ ...(await request<SetupList>('/setup-list')), id }),
  'price-sheets': async (id) => ({ ...(await request<PriceSheets>('/price-sheets')), id }),
  'price-lapses': async (id) => ({ ...(await request<PriceLapses>('/price-sheets/lapses')), id }),
  webhooks: async (id) => ({ ...(await request<Webhooks>('/webhooks')), id }),
  'listing-feeds': async (id) => ({ ...(await request<ListingFeeds>('/listing-feeds')), id }),
  'listing-feed-left-out': async (id) => ({ ...(await request<LeftOutReport>(`/listing-feeds/${encodeURIComponent(id)}/left-out`)), id: Number(id) }),
  // Named by its days and its language: `30/fr`, `30/` for all.
  demand: async (id) => {
    const [days = '', locale = ''] = id.split('/')
    return { ...(await request<Demand>('/demand', { query: withoutEmpty({ days, locale }) as Record<string, string> })), id }
  },
  // Named by their period, as a query.
  'lead-report': async (id) => ({ ...(await request<LeadReport>(`/reports/leads?${id}`)), id }),
  'answer-report': async (id) => ({ ...(await request<AnswerReport>(`/reports/answers?${id}`)), id }),
  'funnel-report': async (id) => ({ ...(await request<FunnelReport>(`/reports/funnel?${id}`)), id }),
  'waited-for': async (id) => ({ ...(await request<WaitedReport>('/waited-for')), id }),
  dashboard: async (id) => ({ ...(await request<BoardOnScreen>('/dashboard', { query: ownOffset() })), id }),
}

/** The reader's clock, by which a day begins. */
export function ownOffset(): { utc_offset_minutes: number } {
  return { utc_offset_minutes: -new Date().getTimezoneOffset() }
}

/** Each is one call, named by `action`. */
async function act(path: string, { id, data }: UpdateParams): Promise<RaRecord> {
  const { action, body } = data as EnquiryAction | DealerAction | CustomerAction
  return request<RaRecord>(`${path}/${id}/${action}`, { body })
}

const UPDATES: Readonly<Record<string, (params: UpdateParams) => Promise<RaRecord>>> = {
  enquiry: (params) => act('/enquiries', params),
  customer: (params) => act('/customers', params),
  dealer: (params) => act('/dealers', params),
  ...forEdited(
    (path) =>
      ({ id, data }: UpdateParams) =>
        request<RaRecord>(`${path}/${id}`, { body: data as Edited }),
  ),
  ...forStock((kind) => ({ id, data }: UpdateParams) => {
    const { version, value } = data as StoredStock
    return request<StoredStock>(`/${STOCK_PATHS[kind]}/${encodeURIComponent(String(id))}`, { body: { version, value } })
  }),
  'glossary-term': ({ id, data }) => request<GlossaryTerm>(`/glossary/${encodeURIComponent(String(id))}`, { body: data as Edited }),
  words: ({ id, data }) => request<Translated>(`/translations/${id}`, { body: data as Edited }),
  'setup-list': async ({ id, data }) => ({ ...(await request<SetupList>(`/setup-list/${'choice' in data ? 'first-words' : 'put-away'}`, { body: data })), id }),
  settings: async ({ id, data }) => {
    const { version, value } = data as StoredSettings
    return { ...(await request<StoredSettings>(`/settings/${encodeURIComponent(String(id))}`, { body: { version, value } })), id }
  },
}

const CREATES: Readonly<Record<string, (params: CreateParams) => Promise<RaRecord>>> = {
  'glossary-term': ({ data }) => request<GlossaryTerm>('/glossary', { body: data as Edited }),
  ...forEdited(
    (path) =>
      ({ data }: CreateParams) =>
        request<RaRecord>(path, { body: data as Edited }),
  ),
  ...forStock(
    (kind) =>
      ({ data }: CreateParams) =>
        request<StoredStock>(`/${STOCK_PATHS[kind]}`, { body: { version: 0, value: data.value } }),
  ),
}

/** react-admin's reads and changes on our API. What is not here is not offered by any screen. */
export function createDataProvider(): DataProvider {
  const refuse = (name: string) => () => Promise.reject(new Error(`Not offered: ${name}`))
  return {
    getList: async (resource: string, params: GetListParams) => (await need(LISTS, resource)(params)) as never,
    getOne: async (resource: string, params: { id: string | number }) => ({ data: (await need(RECORDS, resource)(String(params.id))) as never }),
    update: async (resource: string, params: UpdateParams) => ({ data: (await need(UPDATES, resource)(params)) as never }),
    getMany: refuse('getMany'),
    getManyReference: refuse('getManyReference'),
    create: async (resource: string, params: CreateParams) => ({ data: (await need(CREATES, resource)(params)) as never }),
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
  }
}

/** Filters that say something: empty ones are dropped before every request. */
export function withoutEmpty(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
}

function forEdited<T>(make: (path: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(EDITED).map(([name, path]) => [name, make(path)]))
}

function forSheets<T>(make: (sheet: PriceSheet) => readonly [string, T]): Record<string, T> {
  return Object.fromEntries(PRICE_SHEETS.map(make))
}

/** A page of a list that is asked for by a query. */
async function search(path: string, params: GetListParams, sort: Record<string, string> = {}): Promise<List> {
  const { list, total } = await request<{ list: RaRecord[]; total: number }>(path, {
    query: { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params), ...sort },
  })
  return { data: list, total }
}

function forStock<T>(make: (kind: StockKind) => T): Record<StockKind, T> {
  return Object.fromEntries(STOCK_KINDS.map((kind) => [kind, make(kind)])) as Record<StockKind, T>
}

function searchStock(kind: StockKind, body: object): Promise<StockPage> {
  return request<StockPage>(`/${STOCK_PATHS[kind]}/search`, { body })
}

const MAKERS_AT_ONCE = 100

/** Every maker, archived ones too, by name: what a vehicle may belong to. */
async function readMakers(): Promise<StockPage['list']> {
  const makers: StockPage['list'] = []
  for (let page = 1; ; page += 1) {
    const all = ['draft', 'published', 'hidden', 'archived']
    const { list, total } = await searchStock('brand', { sort: 'name', order: 'asc', publish_state: all, page, page_size: MAKERS_AT_ONCE })
    makers.push(...list)
    if (list.length === 0 || makers.length >= total) return makers
  }
}

function need<T>(table: Readonly<Record<string, T>>, resource: string): T {
  const found = table[resource]
  if (found === undefined) throw new Error(`Not offered: ${resource}`)
  return found
}

function allOf(data: RaRecord[]): List {
  return { data, total: data.length }
}

function pageOf({ pagination }: GetListParams): { page: number; page_size: number } {
  return { page: pagination?.page ?? 1, page_size: pagination?.perPage ?? 25 }
}

function sortOf({ sort }: GetListParams): { sort: string; order: string } {
  return { sort: sort?.field ?? 'created_at', order: (sort?.order ?? 'DESC').toLowerCase() }
}
