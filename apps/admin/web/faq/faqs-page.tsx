import { Box, Button, IconButton, Link } from '@mui/material'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext, useNotify } from 'react-admin'
import { FAQ_TOPICS } from '#contract/content-values.ts'
import type { StaffFaqRow } from '#contract/staff-faq.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { LanguageFilters } from '#apps/admin/web/content/language-filters.tsx'
import { LanguageStates } from '#apps/admin/web/content/language-states.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

/** Questions and answers in the order in which pages show them. */
export default function FaqsPage() {
  return (
    <ListBase resource="faqs" perPage={100} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffFaqRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/faq/create">
      {say('faq.add')}
    </Button>
  )
  return (
    <ContentPage tab="faq" note={total === undefined ? undefined : say('faq.count', { count: total })} actions={useMay('content.write') ? add : undefined}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('faq.lead')}</Box>
      <FilterBar Fields={FaqFilters} search="faq.search" />
      <Box sx={{ bgcolor: '#fff', border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
        <Rows />
        <Pager />
      </Box>
    </ContentPage>
  )
}

function FaqFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('faq.fields.topics')}
        value={one('topic')}
        onChange={setOne('topic')}
        choices={FAQ_TOPICS.map((value) => ({ value, label: say(`faq.topics.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LanguageFilters />
    </>
  )
}

function Rows() {
  const say = useMessages()
  const { data, error, isPending, filterValues, refetch } = useListContext<StaffFaqRow>()
  const mayWrite = useMay('content.write')
  const move = useMove()
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0) return <Empty title={say(Object.keys(filterValues).length > 0 ? 'content.emptyFiltered' : 'faq.empty')} />
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row, index) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
            columnGap: 2,
            rowGap: 0.75,
            alignItems: 'center',
            px: 2,
            py: 1.25,
            '& + &': { borderTop: `1px solid ${COLOURS.line}` },
            '&:hover': { bgcolor: COLOURS.page },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Link
              component={LinkBase}
              to={`/content/faq/${row.id}`}
              lang={row.question_locale}
              sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              <bdi>{row.question}</bdi>
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{placesOf(row, say)}</Box>
          </Box>
          <Box sx={{ gridRow: { xs: 2, md: 'auto' } }}>
            <LanguageStates states={row.languages} />
          </Box>
          {mayWrite && (
            // Above the link that covers the row.
            <Box sx={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap' }}>
              <IconButton aria-label={say('faq.up', { question: row.question })} disabled={index === 0 || move.isBusy} onClick={() => move.to(data, index, -1)}>
                <ArrowUp size={17} />
              </IconButton>
              <IconButton
                aria-label={say('faq.down', { question: row.question })}
                disabled={index === data.length - 1 || move.isBusy}
                onClick={() => move.to(data, index, 1)}
              >
                <ArrowDown size={17} />
              </IconButton>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

function placesOf({ topics, car }: StaffFaqRow, say: ReturnType<typeof useMessages>): string {
  const places = [...(car === null ? [] : [say('faq.ofCar', { car })]), ...topics.map((topic) => say(`faq.topics.${topic}`))]
  return places.length === 0 ? say('faq.nowhere') : places.join(' · ')
}

/** Changes a question's place with its neighbour in the list as it is shown. */
function useMove() {
  const { refetch } = useListContext<StaffFaqRow>()
  const notify = useNotify()
  const failureText = useFailureText()
  const step = useStep()
  const to = async (rows: readonly StaffFaqRow[], index: number, by: 1 | -1) => {
    const ids = rows.map(({ id }) => id)
    const [one, other] = [ids[index], ids[index + by]]
    if (one === undefined || other === undefined) return
    ids[index] = other
    ids[index + by] = one
    await step.run(async () => {
      try {
        await request('/faqs/order', { body: { ids } })
      } catch (error) {
        notify(failureText(error), { type: 'error' })
      }
      await refetch()
    })
  }
  return { isBusy: step.isBusy, to: (rows: readonly StaffFaqRow[], index: number, by: 1 | -1) => void to(rows, index, by) }
}
