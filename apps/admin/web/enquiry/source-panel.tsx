import { Box, Typography } from '@mui/material'
import type { EnquiryDetail, EnquiryTouch } from '#contract/staff-enquiry.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'

const TOUCH_FIELDS = [
  'touched_at',
  'referrer',
  'landing_page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'device',
  'locale',
  'gclid',
  'wbraid',
  'gbraid',
  'fbclid',
] as const satisfies readonly (keyof EnquiryTouch)[]

/** Which page the enquiry was sent from, and how the buyer came to the site first and last. */
export function SourcePanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  return (
    <Panel title={say('enquiry.source')}>
      <Facts
        facts={[
          { label: say('enquiry.origin'), value: say(`origin.${enquiry.origin}`) },
          { label: say('enquiry.originId'), value: enquiry.origin_id },
        ]}
      />
      <Box sx={{ mt: 1.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TouchFacts title={say('enquiry.firstTouch')} touch={enquiry.first_touch} />
        <TouchFacts title={say('enquiry.lastTouch')} touch={enquiry.last_touch} />
      </Box>
    </Panel>
  )
}

function TouchFacts({ title, touch }: { title: string; touch: EnquiryTouch | null }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const valueOf = (field: (typeof TOUCH_FIELDS)[number], value: string) => {
    if (field === 'touched_at') return times.moment(value)
    return field === 'locale' ? sayValue('language', value) : value
  }
  const facts = TOUCH_FIELDS.flatMap((field) => {
    const value = touch?.[field] ?? null
    return value === null ? [] : [{ label: say(`enquiry.touch.${field}`), value: valueOf(field, value) }]
  })
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {facts.length === 0 ? <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('enquiry.noTouch')}</Box> : <Facts facts={facts} />}
    </Box>
  )
}
