import { Box, Button, useMediaQuery, type Theme } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
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
  return (
    <ContentPage tab="news" note={total === undefined ? undefined : say('article.count', { count: total })} actions={useMay('content.write') ? add : undefined}>
      <FilterBar Fields={ArticleFilters} search="article.search" views="articles" />
      <Box sx={{ bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
        <Rows />
        <Pager />
      </Box>
    </ContentPage>
  )
}

function Rows() {
  const say = useMessages()
  const { data, error, isPending, filterValues, refetch } = useListContext<StaffArticleRow>()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0) return <Empty title={say(Object.keys(filterValues).length > 0 ? 'content.emptyFiltered' : 'article.empty')} />
  return isPhone ? <ArticleCards rows={data} /> : <ArticleTable rows={data} />
}
