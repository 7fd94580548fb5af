import { useEffect, useState } from 'react'
import { useDataProvider, type RaRecord } from 'react-admin'
import type { ClubMemberRow } from '#contract/club-member.ts'
import type { CustomerRow } from '#contract/customer.ts'
import type { QuotationRow } from '#contract/quotation.ts'
import type { StaffActivityRow } from '#contract/staff-activity.ts'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import type { StaffCountryRow } from '#contract/staff-country.ts'
import type { DealerRow } from '#contract/staff-dealer.ts'
import type { StaffPortRow } from '#contract/staff-port.ts'
import type { StaffDownloadRow } from '#contract/staff-download.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import type { StaffFaqRow } from '#contract/staff-faq.ts'
import type { Permission } from '#contract/staff.ts'
import type { StockRow } from '#contract/stock.ts'
import { STOCK_KINDS, STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'

/** Something that is kept, found by a word: what it is called, what tells it from its like, and where it is opened. */
export type FoundRecord = {
  id: string
  kind: 'enquiry' | 'quotation' | 'customer' | 'dealer' | 'member' | 'article' | 'activity' | 'download' | 'faq' | 'country' | 'port' | StockKind
  name: string
  note: string
  path: string
}

/** A list that is looked through. `newest`: the column by which its newest come first, where its order can be chosen. */
type Source = { resource: string; permission: Permission; newest?: string; toFound: (row: never) => FoundRecord }

const SOURCES: readonly Source[] = [
  {
    resource: 'enquiries',
    permission: 'enquiry.read',
    newest: 'created_at',
    toFound: ({ id, reference, name }: EnquiryRow) => ({
      id: `enquiry-${id}`,
      kind: 'enquiry',
      name,
      note: reference,
      path: `/enquiries/${id}/show`,
    }),
  },
  {
    resource: 'quotations',
    permission: 'enquiry.read',
    toFound: ({ id, number, buyer }: QuotationRow) => ({ id: `quotation-${id}`, kind: 'quotation', name: buyer, note: number, path: `/quotations/${id}` }),
  },
  {
    resource: 'customers',
    permission: 'enquiry.read',
    toFound: ({ id, name, mails, numbers }: CustomerRow) => ({
      id: `customer-${id}`,
      kind: 'customer',
      name: name || (mails[0] ?? numbers[0] ?? ''),
      note: mails[0] ?? numbers[0] ?? '',
      path: `/customers/${id}`,
    }),
  },
  {
    resource: 'dealers',
    permission: 'dealer.read',
    newest: 'created_at',
    toFound: ({ id, reference, company }: DealerRow) => ({
      id: `dealer-${id}`,
      kind: 'dealer',
      name: company,
      note: reference,
      path: `/dealers/${id}/show`,
    }),
  },
  {
    resource: 'members',
    permission: 'member.read',
    toFound: ({ id, name, mail }: ClubMemberRow) => ({
      id: `member-${id}`,
      kind: 'member',
      name,
      note: mail,
      path: `/members/${id}`,
    }),
  },
  ...STOCK_KINDS.map((kind): Source => ({
    resource: STOCK_PATHS[kind],
    permission: 'catalogue.read',
    newest: 'updated_at',
    toFound: ({ id, name, sign }: StockRow) => ({
      id: `${kind}-${id}`,
      kind,
      name,
      note: sign,
      path: `/catalogue/${STOCK_PATHS[kind]}/${id}`,
    }),
  })),
  {
    resource: 'articles',
    permission: 'content.read',
    newest: 'updated_at',
    toFound: ({ id, title, sign }: StaffArticleRow) => ({
      id: `article-${id}`,
      kind: 'article',
      name: title,
      note: sign,
      path: `/content/news/${id}`,
    }),
  },
  {
    resource: 'all-countries',
    permission: 'content.read',
    toFound: ({ id, name, iso2 }: StaffCountryRow) => ({ id: `country-${id}`, kind: 'country', name, note: iso2, path: `/markets/countries/${id}` }),
  },
  {
    resource: 'ports',
    permission: 'content.read',
    toFound: ({ id, port_name: name, country }: StaffPortRow) => ({ id: `port-${id}`, kind: 'port', name, note: country, path: `/markets/ports/${id}` }),
  },
  {
    resource: 'activities',
    permission: 'content.read',
    toFound: ({ id, title, starts }: StaffActivityRow) => ({
      id: `activity-${id}`,
      kind: 'activity',
      name: title,
      note: starts.slice(0, 10),
      path: `/content/activities/${id}`,
    }),
  },
  {
    resource: 'downloads',
    permission: 'content.read',
    toFound: ({ id, title, file_name: file }: StaffDownloadRow) => ({
      id: `download-${id}`,
      kind: 'download',
      name: title,
      note: file === title ? '' : file,
      path: `/content/downloads/${id}`,
    }),
  },
  {
    resource: 'faqs',
    permission: 'content.read',
    toFound: ({ id, question, car }: StaffFaqRow) => ({
      id: `faq-${id}`,
      kind: 'faq',
      name: question,
      note: car ?? '',
      path: `/content/faq/${id}`,
    }),
  },
]

const MOST_OF_A_KIND = 4
const LEAST_LETTERS = 2
/** How long nobody has typed before a word is looked for. */
const SEARCH_AFTER_MS = 250

/** What a word finds in all that the person may see, once typing rests; `isBusy` while the answer is on its way. A list that fails finds nothing. */
export function useFoundRecords(typed: string): { found: readonly FoundRecord[]; isBusy: boolean } {
  const dataProvider = useDataProvider()
  const permissions = useSelf()?.permissions
  const word = typed.trim()
  const [answer, setAnswer] = useState<{ word: string; found: readonly FoundRecord[] }>({ word: '', found: [] })
  useEffect(() => {
    if (word.length < LEAST_LETTERS) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const mine = SOURCES.filter(({ permission }) => permissions?.includes(permission))
      const ask = ({ resource, newest }: Source) =>
        dataProvider.getList<RaRecord>(resource, {
          filter: { word },
          pagination: { page: 1, perPage: MOST_OF_A_KIND },
          ...(newest === undefined ? {} : { sort: { field: newest, order: 'DESC' } }),
        })
      const lists = await Promise.allSettled(mine.map(ask))
      const found = lists.flatMap((list, index) =>
        list.status === 'fulfilled' ? list.value.data.flatMap((row) => mine[index]?.toFound(row as never) ?? []) : [],
      )
      if (isWanted) setAnswer({ word, found })
    }, SEARCH_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [word, dataProvider, permissions])
  const isAsked = word.length >= LEAST_LETTERS
  return { found: isAsked ? answer.found : [], isBusy: isAsked && answer.word !== word }
}
