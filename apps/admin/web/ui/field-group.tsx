import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

/** Fields that belong together, with a line on what they are for. */
export function FieldGroup({ title, lead, children }: { title: MessageKey; lead?: MessageKey; children: ReactNode }) {
  const say = useMessages()
  return (
    <Panel title={say(title)}>
      {lead !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1.5 }}>{say(lead)}</Box>}
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>{children}</Box>
    </Panel>
  )
}
