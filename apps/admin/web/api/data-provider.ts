import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin'
import type { AuditPage } from '#contract/audit.ts'
import type { Dashboard, LeadCountry } from '#contract/dashboard.ts'
import type { ImportDetail, ImportRowsPage, ImportRunPage } from '#contract/import-run.ts'
import type { MediaOwnerPage, OwnerMedia } from '#contract/media.ts'
import type { DealerDetail, DealerPage } from '#contract/staff-dealer.ts'
import type { EnquiryDetail, EnquiryPage } from '#contract/staff-enquiry.ts'
import type { Colleague, StaffMember } from '#contract/staff.ts'
import type { StoredSettings } from '#contract/setting.ts'
import type { StaffWebLink } from '#contract/web-link.ts'
import { request } from './request.ts'

/** What may be done to a dealer's application, as `data` of an update; each is one call. */
export type DealerAction =
  | { action: 'stage'; body: { stage: string; message?: string } }
  | { action: 'owner'; body: { owner_id: number | null } }
  | { action: 'notes'; body: { text: string } }
  | { action: 'release'; body: Record<string, never> }

/** What may be done to an enquiry, as `data` of an update; each is one call. */
export type EnquiryAction =
  | { action: 'status'; body: { status: string } }
  | { action: 'owner'; body: { owner_id: number | null } }
  | { action: 'notes'; body: { text: string } }
  | { action: 'whatsapp' | 'release'; body: Record<string, never> }

type List = { data: RaRecord[]; total: number }

const LISTS: Readonly<Record<string, (params: GetListParams) => Promise<List>>> = {
  enquiries: async (params) => {
    const { list, total } = await request<EnquiryPage>('/enquiries/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params), ...sortOf(params) } })
    return { data: list, total }
  },
  dealers: async (params) => {
    const { list, total } = await request<DealerPage>('/dealers/search', { body: { ...withoutEmpty(params.filter), ...pageOf(params), ...sortOf(params) } })
    return { data: list, total }
  },
  'dealer-countries': async () => allOf((await request<LeadCountry[]>('/dealer-countries')).map((country) => ({ ...country, id: country.iso2 }))),
  audit: async (params) => {
    const { list, total } = await request<AuditPage>('/audit', { query: { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params) } })
    return { data: list, total }
  },
  'media-owners': async (params) => {
    const { list, total } = await request<MediaOwnerPage>('/media-owners', {
      query: { ...(withoutEmpty(params.filter) as Record<string, string>), ...pageOf(params) },
    })
    return { data: list, total }
  },
  imports: async (params) => {
    const { list, total } = await request<ImportRunPage>('/imports', { query: pageOf(params) })
    return { data: list, total }
  },
  'import-rows': async (params) => {
    const { run_id: id, outcome } = params.filter as { run_id: number; outcome: string }
    const { list, total } = await request<ImportRowsPage>(`/imports/${id}/rows`, { query: { outcome, ...pageOf(params) } })
    return { data: list.map((row) => ({ ...row, id: row.row })), total }
  },
  'web-links': async () => allOf(await request<StaffWebLink[]>('/web-links')),
  staff: async () => allOf(await request<StaffMember[]>('/staff')),
  colleagues: async () => allOf(await request<Colleague[]>('/colleagues')),
  countries: async () => allOf((await request<LeadCountry[]>('/enquiry-countries')).map((country) => ({ ...country, id: country.iso2 }))),
}

// `enquiry` apart from `enquiries`: react-admin would show a line of the list as the whole record until the answer is there.
const RECORDS: Readonly<Record<string, (id: string) => Promise<RaRecord>>> = {
  enquiry: (id) => request<EnquiryDetail>(`/enquiries/${encodeURIComponent(id)}`),
  dealer: (id) => request<DealerDetail>(`/dealers/${encodeURIComponent(id)}`),
  // Named `car/12`.
  'owner-media': async (id) => {
    const [kind = '', ownerId = ''] = id.split('/')
    return { ...(await request<OwnerMedia>('/media', { query: { owner_kind: kind, owner_id: ownerId } })), id }
  },
  import: async (id) => ({ ...(await request<ImportDetail>(`/imports/${encodeURIComponent(id)}`)), id: Number(id) }),
  settings: async (id) => ({ ...(await request<StoredSettings>(`/settings/${encodeURIComponent(id)}`)), id }),
  dashboard: async (id) => ({ ...(await request<Dashboard>('/dashboard', { query: { utc_offset_minutes: -new Date().getTimezoneOffset() } })), id }),
}

/** Each is one call, named by `action`. */
async function act(path: string, { id, data }: UpdateParams): Promise<RaRecord> {
  const { action, body } = data as EnquiryAction | DealerAction
  return request<RaRecord>(`${path}/${id}/${action}`, { body })
}

const UPDATES: Readonly<Record<string, (params: UpdateParams) => Promise<RaRecord>>> = {
  enquiry: (params) => act('/enquiries', params),
  dealer: (params) => act('/dealers', params),
  settings: async ({ id, data }) => {
    const { version, value } = data as StoredSettings
    return { ...(await request<StoredSettings>(`/settings/${encodeURIComponent(String(id))}`, { body: { version, value } })), id }
  },
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
    create: refuse('create'),
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
