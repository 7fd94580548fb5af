import { Box, Button, Link } from '@mui/material'
import { ArrowLeft, Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import { ANSWER_TEMPLATE_KINDS } from '#contract/answer-template-values.ts'
import type { AnswerTemplateRow } from '#contract/answer-template.ts'
import { LOCALE_CODES, localeInfo } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { TryTemplatePanel } from './try-template-panel.tsx'
import { useTemplateName } from './template-name.ts'

/** Templates of answers and snippets, and what they say for an enquiry. */
export default function AnswerTemplatesPage() {
  const locale = useStaffLocale()
  return (
    <ListBase resource="answer-templates" perPage={50} filter={{ locale }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<AnswerTemplateRow>()
  const mayWrite = useMay('answer_template.write')
  return (
    <Page
      title={say('answerTemplate.title')}
      note={total === undefined ? undefined : say('answerTemplate.count', { count: total })}
      actions={
        <>
          <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/enquiries">
            {say('enquiries.title')}
          </Button>
          {mayWrite && (
            <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/enquiries/templates/create">
              {say('answerTemplate.add')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{say('answerTemplate.lead')}</Box>
      <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } }}>
        <Box sx={{ minWidth: 0 }}>
          <FilterBar Fields={TemplateFilters} search="answerTemplate.search" />
          <ContentRows<AnswerTemplateRow> empty={say('answerTemplate.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
        </Box>
        <TryTemplatePanel />
      </Box>
    </Page>
  )
}

function TemplateFilters() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('answerTemplate.fields.kind')}
        value={one('kind')}
        onChange={setOne('kind')}
        choices={ANSWER_TEMPLATE_KINDS.map((value) => ({ value, label: say(`answerTemplate.kinds.${value}`) }))}
        allLabel={say('app.all')}
      />
      <SelectField
        label={say('answerTemplate.missingIn')}
        value={one('missing')}
        onChange={setOne('missing')}
        choices={LOCALE_CODES.map((value) => ({ value, label: sayValue('language', value) }))}
        allLabel={say('answerTemplate.anyLanguage')}
      />
    </>
  )
}

function Line({ row }: { row: AnswerTemplateRow }) {
  const say = useMessages()
  const nameOf = useTemplateName()
  return (
    <ContentRow
      facts={
        <>
          <Box lang={row.start_locale} dir={localeInfo(row.start_locale).dir} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {row.start}
          </Box>
          {[say('answerTemplate.languages', { count: row.locales.length }), row.is_sample ? say('content.sample') : '']
            .filter((text) => text !== '')
            .join(' · ')}
        </>
      }
      actions={<Mark tone={row.kind === 'message' ? 'coming' : 'plain'}>{say(`answerTemplate.kind.${row.kind}`)}</Mark>}
    >
      <Link component={LinkBase} to={`/enquiries/templates/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{nameOf(row)}</bdi>
      </Link>
    </ContentRow>
  )
}
