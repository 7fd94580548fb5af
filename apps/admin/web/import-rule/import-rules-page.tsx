import { Box, Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { StaffImportRuleRow } from '#contract/staff-import-rule.ts'
import { CONFIDENCES } from '#contract/vehicle.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { CheckedMark } from './checked-mark.tsx'
import { useRuleFields } from './use-rule-fields.ts'

/** What countries ask of used cars. */
export default function ImportRulesPage() {
  const locale = useStaffLocale()
  return (
    <ListBase resource="import-rules" perPage={50} queryOptions={{ meta: { locale } }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffImportRuleRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/markets/rules/create">
      {say('importRule.add')}
    </Button>
  )
  return (
    <MarketPage
      tab="rules"
      note={total === undefined ? undefined : say('importRule.count', { count: total })}
      actions={useMay('content.write') ? add : undefined}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('importRule.lead')}</Box>
      <FilterBar Fields={RuleFilters} search="importRule.search" />
      <ContentRows<StaffImportRuleRow> empty={say('importRule.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
    </MarketPage>
  )
}

function RuleFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('importRule.fields.confidence')}
        value={one('confidence')}
        onChange={setOne('confidence')}
        choices={CONFIDENCES.map((value) => ({ value, label: say(`importRule.confidence.${value}`) }))}
        allLabel={say('app.all')}
      />
      <SelectField
        label={say('importRule.fields.checked_on')}
        value={one('due')}
        onChange={setOne('due')}
        choices={[{ value: 'true', label: say('importRule.due') }]}
        allLabel={say('app.all')}
      />
    </>
  )
}

function Line({ row }: { row: StaffImportRuleRow }) {
  const say = useMessages()
  const { textOf } = useRuleFields()
  const facts = (['max_age_years', 'steering_allowed', 'min_emission_standard', 'fuel_restrictions'] as const)
    .map((name) => textOf(name, row[name]))
    .concat(row.is_inspection_required === true ? say('importRule.inspection') : '', row.is_sample ? say('content.sample') : '')
    .filter((text) => text !== '')
  return (
    <ContentRow
      facts={facts.join(' · ')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Mark tone="plain">{say('importRule.confidenceOf', { level: say(`importRule.confidence.${row.confidence}`) })}</Mark>
          <CheckedMark row={row} />
        </Box>
      }
    >
      <Link component={LinkBase} to={`/markets/rules/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.country}</bdi>
      </Link>
    </ContentRow>
  )
}
