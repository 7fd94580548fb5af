import { Box, Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useNotify } from 'react-admin'
import type { DealerDocument } from '#contract/dealer.ts'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import { useFileDownload } from '#apps/admin/web/ui/use-file-download.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What the applicant has sent, to be saved; nothing of it is opened in the page. */
export function DocumentsPanel({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  return (
    <Panel title={say('dealer.documents')}>
      {dealer.documents.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('dealer.noDocuments')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {dealer.documents.map((document) => (
            <DocumentLine key={document.id} dealerId={dealer.id} document={document} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function DocumentLine({ dealerId, document }: { dealerId: number; document: DealerDocument }) {
  const say = useMessages()
  const times = useTimes()
  const notify = useNotify()
  const { download, isBusy } = useFileDownload()
  const save = async () => {
    if (await download(`/dealers/${dealerId}/documents/${document.id}`)) notify(say('dealer.opened'), { type: 'info' })
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {document.file_name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
          {kindOf(document)} · {Math.max(1, Math.round(document.byte_size / 1000))} kB · {times.moment(document.received_at)}
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Download size={16} />}
        disabled={isBusy}
        onClick={() => void save()}
        aria-label={say('dealer.download', { name: document.file_name })}
      >
        {kindOf(document)}
      </Button>
    </Box>
  )
}

function kindOf({ content_type: type }: DealerDocument): string {
  return (type.split('/').at(-1) ?? '').toUpperCase()
}
