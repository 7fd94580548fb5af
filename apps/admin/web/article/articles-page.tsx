import { Button, useMediaQuery, type Theme } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { ArticleCards } from './article-cards.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleTable } from './article-table.tsx'

/** News: every article in every state, and what each language has of it. */
export default function ArticlesPage() {
  return (
    <ListBase resource="articles" perPage={25} sort={{ field: 'published_at', order: 'DESC' }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffArticleRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/news/create">
      {say('article.add')}
    </Button>
  )
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <ContentPage tab="news" note={total === undefined ? undefined : say('article.count', { count: total })} actions={useMay('content.write') ? add : undefined}>
      <FilterBar Fields={ArticleFilters} search="article.search" views="articles" />
      <ListRows<StaffArticleRow> empty={say('article.empty')} emptyFiltered={say('content.emptyFiltered')}>
        {(rows) => (isPhone ? <ArticleCards rows={rows} /> : <ArticleTable rows={rows} />)}
      </ListRows>
    </ContentPage>
  )
}
