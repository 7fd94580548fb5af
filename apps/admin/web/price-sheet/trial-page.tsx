import { Alert, Box, Button, TextField } from '@mui/material'
import { Calculator } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import type { LandedPriceAnswer } from '#contract/landed-price.ts'
import type { PriceSheets } from '#contract/landed-price-sheet.ts'
import { FREIGHT_MODES } from '#contract/landed-price-values.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { destinationChoices } from '#apps/admin/web/country/destination-choices.ts'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DayField } from '#apps/admin/web/ui/day-field.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { TrialLines } from './trial-lines.tsx'

/** What a vehicle costs at a port on a day, by the sheets in force. */
export default function TrialPage() {
  const say = useMessages()
  const textOf = useFailureText()
  const { data } = useGetOne<PriceSheets & RaRecord>('price-sheets', { id: 'all' })
  const [asked, setAsked] = useState({ kind: 'new', id: '', code: '', mode: 'roro', date: '' })
  const [answer, setAnswer] = useState<LandedPriceAnswer | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const set = (name: keyof typeof asked) => (value: string) => {
    setAsked((before) => ({ ...before, [name]: value }))
    setAnswer(null)
    setFailure('')
  }
  const destination = data?.destinations.find(({ code }) => code === asked.code)
  const calculate = async (event: FormEvent) => {
    event.preventDefault()
    if (destination === undefined) return
    setBusy(true)
    setFailure('')
    setAnswer(null)
    const { kind, id, mode, date } = asked
    const { country, port, port_country: portCountry } = destination
    try {
      const query = { kind, id: id.trim(), mode, country, port, port_country: portCountry, ...(date === '' ? {} : { date }) }
      setAnswer(await request<LandedPriceAnswer>('/price-sheets/trial', { query }))
    } catch (error) {
      setFailure(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MarketPage tab="trial">
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{say('priceSheet.trial.lead')}</Box>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <Panel>
          <Box component="form" onSubmit={(event) => void calculate(event)} sx={{ display: 'grid', gap: 2 }}>
            <SelectField
              label={say('priceSheet.trial.kind')}
              value={asked.kind}
              onChange={set('kind')}
              choices={(['new', 'used'] as const).map((value) => ({ value, label: say(`priceSheet.trial.kinds.${value}`) }))}
            />
            <TextField
              fullWidth
              required
              label={say('priceSheet.trial.id')}
              helperText={say('priceSheet.trial.idHelp')}
              value={asked.id}
              onChange={(event) => set('id')(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200, dir: 'ltr' } }}
            />
            <SelectField
              label={say('priceSheet.trial.destination')}
              value={asked.code}
              onChange={set('code')}
              choices={destinationChoices(data?.destinations ?? [])}
            />
            <SelectField
              label={say('priceSheet.trial.mode')}
              value={asked.mode}
              onChange={set('mode')}
              choices={FREIGHT_MODES.map((value) => ({ value, label: say(`priceSheet.mode.${value}`) }))}
            />
            <DayField label={say('priceSheet.trial.date')} value={asked.date} onChange={set('date')} />
            <Button
              type="submit"
              variant="contained"
              startIcon={<Calculator size={17} />}
              disabled={isBusy || destination === undefined || asked.id.trim() === ''}
            >
              {say('priceSheet.trial.calculate')}
            </Button>
          </Box>
        </Panel>
        <Box role="status">
          {failure !== '' && <Alert severity="error">{failure}</Alert>}
          {answer !== null && <TrialLines answer={answer} />}
        </Box>
      </Box>
    </MarketPage>
  )
}
