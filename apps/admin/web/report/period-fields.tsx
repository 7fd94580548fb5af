import { Box } from '@mui/material'
import { REPORT_COMPARISONS, REPORT_PERIODS, type ReportComparison, type ReportPeriod } from '#contract/report-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DayField } from '#apps/admin/web/ui/day-field.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import type { Choice } from './use-choice.ts'

/** What is looked at, and what it is held against. */
export function PeriodFields({ choice, choose }: { choice: Choice; choose: (changes: Partial<Choice>) => void }) {
  const say = useMessages()
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '200px 220px 170px 170px' } }}>
      <SelectField
        label={say('report.period')}
        value={choice.period}
        onChange={(value) => choose({ period: value as ReportPeriod })}
        choices={REPORT_PERIODS.map((value) => ({ value, label: say(`report.periods.${value}`) }))}
      />
      <SelectField
        label={say('report.compare')}
        value={choice.compare}
        onChange={(value) => choose({ compare: value as ReportComparison })}
        choices={REPORT_COMPARISONS.map((value) => ({ value, label: say(`report.comparisons.${value}`) }))}
      />
      {choice.period === 'custom' && (
        <>
          <DayField label={say('report.from')} value={choice.from} onChange={(from) => choose({ from })} />
          <DayField label={say('report.to')} value={choice.to} onChange={(to) => choose({ to })} />
        </>
      )}
    </Box>
  )
}
