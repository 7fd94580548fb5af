import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { LeftOutReport, LeftOutVehicle } from '#contract/listing-feed.ts'
import { STOCK_PATHS } from '#contract/stock-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'

const PATHS = { new: STOCK_PATHS.car, used: STOCK_PATHS.used_car } as const

/** How many vehicles each reason keeps out, and the first of them with the way to their records. */
export function LeftOutDialog({ name, report, onClose }: { name: string; report: LeftOutReport; onClose: () => void }) {
  const say = useMessages()
  const { reasons, vehicles, left_out: leftOut } = report
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('listingFeed.leftOutTitle', { name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say(leftOut === 0 ? 'listingFeed.nothingLeftOut' : 'listingFeed.leftOutLead')}</Box>
        <Facts labelWidth={260} facts={reasons.map(({ reason, count }) => ({ label: say(`listingFeed.reason.${reason}`), value: count }))} />
        {vehicles.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {vehicles.map((vehicle) => (
              <Line key={`${vehicle.kind} ${vehicle.id}`} vehicle={vehicle} />
            ))}
          </Box>
        )}
        {vehicles.length < leftOut && vehicles.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>{say('listingFeed.firstOf', { count: vehicles.length })}</Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Line({ vehicle: { kind, id, sign, name, reasons } }: { vehicle: LeftOutVehicle }) {
  const say = useMessages()
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: `1px solid ${COLOURS.line}`, fontSize: 13.5, overflowWrap: 'anywhere' }}>
      <Link component={LinkBase} to={`/catalogue/${PATHS[kind]}/${id}`}>
        <bdi>{name}</bdi>
      </Link>{' '}
      <Box component="span" translate="no" sx={{ color: 'text.secondary' }}>
        <bdi>{sign}</bdi>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{reasons.map((reason) => say(`listingFeed.reason.${reason}`)).join(' · ')}</Box>
    </Box>
  )
}
