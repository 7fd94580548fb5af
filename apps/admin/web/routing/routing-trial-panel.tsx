import { Alert, Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { RoutingTrial } from '#contract/routing.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useRoutedText } from '#apps/admin/web/ui/use-routed-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

const DAYS = ['7', '30', '90'] as const

/** What the rules in the form would have done with the leads of the last days; nothing is changed by it. */
export function RoutingTrialPanel() {
  const say = useMessages()
  const failureText = useFailureText()
  const { getValues } = useFormContext()
  const [days, setDays] = useState<string>('30')
  const [isBusy, setBusy] = useState(false)
  const [trial, setTrial] = useState<RoutingTrial | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setFault(null)
    try {
      setTrial(await request<RoutingTrial>('/routing-trials', { body: { days: Number(days), value: getValues('value') as unknown } }))
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={say('routing.trial.title')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1.5 }}>{say('routing.trial.lead')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ width: 180 }}>
          <SelectField
            label={say('routing.trial.days')}
            value={days}
            onChange={setDays}
            choices={DAYS.map((value) => ({ value, label: say('routing.trial.lastDays', { count: Number(value) }) }))}
          />
        </Box>
        <Button variant="outlined" startIcon={<FlaskConical size={16} />} disabled={isBusy} onClick={() => void run()}>
          {say('routing.trial.run')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        {fault === null && trial !== null && <Result trial={trial} />}
      </Box>
    </Panel>
  )
}

function Result({ trial }: { trial: RoutingTrial }) {
  const say = useMessages()
  if (trial.leads === 0) return <Box>{say('routing.trial.none')}</Box>
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{say(trial.is_cut ? 'routing.trial.countMany' : 'routing.trial.count', { count: trial.leads })}</Box>
      <Counts
        label={say('routing.trial.byReason')}
        heads={[say('routing.trial.reason'), say('routing.trial.leads')]}
        rows={trial.by_reason.map(({ why, rule, count }) => [rule ?? say(`routing.reason.${why}`), String(count)])}
      />
      <Counts
        label={say('routing.trial.byPerson')}
        heads={[say('enquiry.owner'), say('routing.trial.would'), say('routing.trial.had')]}
        rows={trial.by_person.map(({ name, count, had }) => [name, String(count), String(had)])}
      />
      <Newest trial={trial} />
    </Box>
  )
}

function Counts({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (rows.length === 0) return null
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row[0]}>
            {row.map((text, index) => (
              <TableCell key={heads[index]} align={index === 0 ? 'left' : 'right'} sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Newest({ trial }: { trial: RoutingTrial }) {
  const say = useMessages()
  const times = useTimes()
  const routedText = useRoutedText()
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {say('routing.trial.newest', { count: trial.list.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, mt: 1, fontSize: 13.5 }}>
        {trial.list.map(({ routed, owner, ...lead }) => (
          <li key={lead.id}>
            <Link component={LinkBase} to={`/enquiries/${lead.id}/show`} className="ref">
              {lead.reference}
            </Link>{' '}
            · <CountryName row={lead} /> · {times.moment(lead.created_at)}
            <Box>
              <Box component="bdi" sx={{ fontWeight: 600 }}>
                {routed.to?.name ?? say('enquiry.unassign')}
              </Box>
              {owner !== null && owner.id !== routed.to?.id && ` (${say('routing.trial.was', { name: owner.name })})`}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{routedText(routed)}</Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
