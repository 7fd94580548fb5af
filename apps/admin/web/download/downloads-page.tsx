import { Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import type { StaffDownloadRow } from '#contract/staff-download.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { LanguageFilters } from '#apps/admin/web/content/language-filters.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useSizeText } from './use-size-text.ts'

/** Files that visitors may take. */
export default function DownloadsPage() {
  return (
    <ListBase resource="downloads" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffDownloadRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/downloads/create">
      {say('download.add')}
    </Button>
  )
  return (
    <ContentPage
      tab="downloads"
      note={total === undefined ? undefined : say('download.count', { count: total })}
      actions={useMay('content.write') ? add : undefined}
    >
      <FilterBar Fields={DownloadFilters} search="download.search" />
      <ContentRows<StaffDownloadRow> empty={say('download.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
    </ContentPage>
  )
}

function DownloadFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('download.fields.category')}
        value={one('category')}
        onChange={setOne('category')}
        choices={DOWNLOAD_CATEGORIES.map((value) => ({ value, label: say(`download.categories.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LanguageFilters />
    </>
  )
}

function Line({ row }: { row: StaffDownloadRow }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const sizeText = useSizeText()
  const facts = [
    row.file_name,
    sizeText(row.byte_size),
    ...(row.language === null ? [] : [sayValue('language', row.language)]),
    ...(row.category === null ? [] : [say(`download.categories.${row.category}`)]),
    ...(row.is_sample ? [say('content.sample')] : []),
  ]
  return (
    <ContentRow facts={facts.join(' · ')} shown={row} languages={row.languages}>
      <Link component={LinkBase} to={`/content/downloads/${row.id}`} lang={row.title_locale} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.title}</bdi>
      </Link>
    </ContentRow>
  )
}
