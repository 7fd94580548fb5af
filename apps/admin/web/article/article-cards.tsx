import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import { LanguageStates } from '#apps/admin/web/content/language-states.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { ArticleMarks } from './article-marks.tsx'
import { Cover } from './cover.tsx'

/** Articles one below the other, for a phone. */
export function ArticleCards({ rows }: { rows: readonly StaffArticleRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <ArticleCard key={row.id} row={row} />
      ))}
    </Box>
  )
}

function ArticleCard({ row }: { row: StaffArticleRow }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const facts = [
    row.category === null ? [] : say(`article.categories.${row.category}`),
    row.state === 'published' && row.published_at !== null ? times.short(row.published_at, now) : [],
  ].flat()
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', gap: 1.5, px: 2, py: 1.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Cover src={row.cover} />
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Link
          component={LinkBase}
          to={`/content/news/${row.id}`}
          lang={row.title_locale}
          sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          <bdi>{row.title}</bdi>
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts.join(' · ')}</Box>
        <Box>
          <StateChip state={row.state} from={row.published_at} />
        </Box>
        <ArticleMarks row={row} />
        <LanguageStates states={row.languages} />
      </Box>
    </Box>
  )
}
