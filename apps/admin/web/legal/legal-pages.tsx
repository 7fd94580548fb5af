import { Box, Link } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { StaffLegalRow } from '#contract/staff-legal.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { LanguageStates } from '#apps/admin/web/content/language-states.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'

/** Legal notice, privacy and terms: which languages have them. */
export default function LegalPages() {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const { data, error, refetch } = useGetList<StaffLegalRow>('legal-pages')
  if (data === undefined && error === null) return <Loading />
  return (
    <ContentPage tab="legal">
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('legal.lead')}</Box>
      {data === undefined && <Failure error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px' }}>
        {data?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              position: 'relative',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
              px: 2,
              py: 1.5,
              '& + &': { borderTop: `1px solid ${COLOURS.line}` },
              '&:hover': { bgcolor: COLOURS.page },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Link
                component={LinkBase}
                to={`/content/legal/${row.id}`}
                sx={{ color: 'inherit', fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {say(`legal.pages.${row.id}`)}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                {row.updated_at === null ? say('legal.never') : say('legal.changed', { date: times.short(row.updated_at, now) })}
                {row.is_sample && ` · ${say('content.sample')}`}
              </Box>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {row.updated_at !== null && <StateChip state={row.state} from={row.published_at} />}
              <LanguageStates states={row.languages} />
            </Box>
          </Box>
        ))}
      </Box>
    </ContentPage>
  )
}
