import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { LinkBase, useListContext, useNavigate } from 'react-admin'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import { LanguageStates } from '#apps/admin/web/content/language-states.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { ArticleMarks } from './article-marks.tsx'
import { Cover } from './cover.tsx'

const COLUMNS = ['title', 'category', 'languages', 'published_at', 'updated_at'] as const
const SORTABLE: readonly string[] = ['title', 'published_at', 'updated_at']

/** Articles as a table, for wide screens. */
export function ArticleTable({ rows }: { rows: readonly StaffArticleRow[] }) {
  const say = useMessages()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={say('content.tabs.news')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ArticleLine key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function HeadCell({ column }: { column: (typeof COLUMNS)[number] }) {
  const say = useMessages()
  const { sort, setSort } = useListContext()
  const label = say(`article.columns.${column}`)
  if (!SORTABLE.includes(column)) return <TableCell>{label}</TableCell>
  const isActive = sort.field === column
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  const first = column === 'title' ? 'ASC' : 'DESC'
  const choose = () => setSort({ field: column, order: isActive ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : first })
  return (
    <TableCell sortDirection={isActive ? direction : false}>
      <TableSortLabel active={isActive} direction={isActive ? direction : 'asc'} onClick={choose} title={say('enquiries.sortBy', { name: label })}>
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

function ArticleLine({ row }: { row: StaffArticleRow }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const navigate = useNavigate()
  const address = `/content/news/${row.id}`
  return (
    <TableRow hover onClick={() => navigate(address)} sx={{ cursor: 'pointer', '&:last-child td': { borderBottom: 0 } }}>
      <TableCell sx={{ minWidth: 320 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <Cover src={row.cover} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              component={LinkBase}
              to={address}
              lang={row.title_locale}
              onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
              sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              <bdi>{row.title}</bdi>
            </Link>
            <ArticleMarks row={row} />
          </Box>
        </Box>
      </TableCell>
      <TableCell>{row.category === null ? '–' : say(`article.categories.${row.category}`)}</TableCell>
      <TableCell sx={{ minWidth: 192 }}>
        <LanguageStates states={row.languages} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <StateChip state={row.state} from={row.published_at} />
        {row.state === 'published' && row.published_at !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{times.short(row.published_at, now)}</Box>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.short(row.updated_at, now)}</TableCell>
    </TableRow>
  )
}
