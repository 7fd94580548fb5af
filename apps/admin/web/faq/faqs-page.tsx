import { Box, Button, IconButton, Link } from '@mui/material'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext, useNotify } from 'react-admin'
import { FAQ_TOPICS } from '#contract/content-values.ts'
import type { StaffFaqRow } from '#contract/staff-faq.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { LanguageFilters } from '#apps/admin/web/content/language-filters.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
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
  const mayWrite = useMay('content.write')
  const move = useMove()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/faq/create">
      {say('faq.add')}
    </Button>
  )
  return (
    <ContentPage tab="faq" note={total === undefined ? undefined : say('faq.count', { count: total })} actions={mayWrite ? add : undefined}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('faq.lead')}</Box>
      <FilterBar Fields={FaqFilters} search="faq.search" />
      <ContentRows<StaffFaqRow> empty={say('faq.empty')}>
        {(row, index, rows) => (
          <ContentRow
            key={row.id}
            facts={placesOf(row, say)}
            shown={row}
            languages={row.languages}
            actions={
              mayWrite ? (
                <>
                  <IconButton
                    aria-label={say('faq.up', { question: row.question })}
                    disabled={index === 0 || move.isBusy}
                    onClick={() => move.to(rows, index, -1)}
                  >
                    <ArrowUp size={17} />
                  </IconButton>
                  <IconButton
                    aria-label={say('faq.down', { question: row.question })}
                    disabled={index === rows.length - 1 || move.isBusy}
                    onClick={() => move.to(rows, index, 1)}
                  >
                    <ArrowDown size={17} />
                  </IconButton>
                </>
              ) : undefined
            }
          >
            <Link component={LinkBase} to={`/content/faq/${row.id}`} lang={row.question_locale} sx={{ color: 'inherit', fontWeight: 600 }}>
              <bdi>{row.question}</bdi>
            </Link>
          </ContentRow>
        )}
      </ContentRows>
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
