import { Box } from '@mui/material'
import type { StaffArticleRow } from '#contract/staff-article.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** What an article is beside its words: at the top of the news, a sample. */
export function ArticleMarks({ row }: { row: Pick<StaffArticleRow, 'is_top' | 'is_sample'> }) {
  const say = useMessages()
  const marks = [...(row.is_top ? [say('article.is_top')] : []), ...(row.is_sample ? [say('content.sample')] : [])]
  return marks.length === 0 ? null : <Box sx={{ color: COLOURS.warning, fontSize: 12.5 }}>{marks.join(' · ')}</Box>
}
