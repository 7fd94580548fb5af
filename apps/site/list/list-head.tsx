import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEarlyChange } from '#apps/site/client/use-early-change.ts'
import { ChipList, FilterChip, IconFilter, Select } from '#apps/site/ui/index.ts'
import { FILTER_PANEL_ID, type FilterView } from './filter-view.ts'
import type { ListAddress } from './list-address.ts'
import { useChosenQuery } from './use-chosen-query.ts'

export type ListToolbarProps = {
  list: FilterView
  address: ListAddress
  orders: readonly { value: string; label: string }[]
  /** From which price on the list begins at the destination; null: not known. */
  from?: string | null
}

/** Count, order and the phone's filter button. The order is a GET form too, so that it works without script. */
export function ListToolbar({ list, address, orders, from = null }: ListToolbarProps) {
  const t = useTranslations()
  const query = useChosenQuery()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useEarlyChange(form, (element) => {
    const sort = new FormData(element).get('sort')
    if (typeof sort === 'string') order(sort)
  })

  function order(sort: string) {
    void navigate(address.withSort(list.path, query, sort), { preventScrollReset: true })
  }

  return (
    <div className="list-toolbar flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
      <p className="text-sm text-muted tabular-nums" role="status">
        {list.totalText}
        {from === null ? null : <bdi className="block">{from}</bdi>}
        {/* Where the filters stand beside the list, the field says it. */}
        {list.unread.map((typed) => (
          <span key={typed} className="block text-danger desktop:hidden">
            <bdi>{typed}</bdi> {t('filter.unread')}
          </span>
        ))}
      </p>
      <div className="flex items-center gap-2 max-desktop:w-full">
        <button type="button" popoverTarget={FILTER_PANEL_ID} className="filter-button">
          <IconFilter aria-hidden className="size-5" strokeWidth={1.75} />
          {t('filter.title')}
          {list.active.length > 0 ? <span className="filter-button-count">{list.active.length}</span> : null}
        </button>
        <form ref={form} method="get" action={list.path} className="flex min-w-0 flex-1 items-center gap-2">
          {[...query]
            .filter(([name]) => name !== 'sort' && name !== 'page')
            .map(([name, value]) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
          <label htmlFor="sort" className="flex-none text-sm text-muted max-desktop:sr-only">
            {t('list.sort')}
          </label>
          <Select
            key={list.sort}
            id="sort"
            name="sort"
            defaultValue={list.sort}
            onChange={(event) => order(event.currentTarget.value)}
            className="min-w-0 flex-1"
            options={orders}
          />
          <noscript>
            <button type="submit" className="filter-button">
              {t('common.confirm')}
            </button>
          </noscript>
        </form>
      </div>
    </div>
  )
}

/** Each active filter with the link that takes it away. */
export function ActiveFilters({ list, address }: Pick<ListToolbarProps, 'list' | 'address'>) {
  const t = useTranslations('filter')
  const query = useChosenQuery()
  if (list.active.length === 0) return null
  return (
    <div className="pt-4">
      <ChipList label={t('active')}>
        {list.active.map(({ name, value, label }) => (
          <FilterChip key={`${name}=${value}`} href={address.withoutValue(list.path, query, name, value)} removeLabel={t('remove', { name: label })}>
            {label}
          </FilterChip>
        ))}
      </ChipList>
      {list.turned.map((note) => (
        <p key={note} role="status" className="mt-2 text-sm">
          {note}
        </p>
      ))}
    </div>
  )
}
