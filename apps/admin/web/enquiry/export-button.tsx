import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { ownOffset, withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'

/** What the filters leave, as a file for a spreadsheet. */
export function ExportButton() {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const { filterValues, total } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    try {
      const file = await requestFile('/enquiries/export.csv', { ...withoutEmpty(filterValues), ...ownOffset() })
      saveFile(file)
      notify(say('enquiries.exported', { count: file.total }), { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download size={17} />} disabled={isBusy || total === 0} onClick={() => void fetchFile()}>
      {say(isBusy ? 'enquiries.exporting' : 'enquiries.export')}
    </Button>
  )
}
