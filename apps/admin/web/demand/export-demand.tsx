import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** All words of the period, as a file for a spreadsheet. */
export function ExportDemand({ days, locale, isEmpty }: { days: string; locale: string; isEmpty: boolean }) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    try {
      const file = await requestFile('/demand/export.csv', withoutEmpty({ days, locale }))
      saveFile(file)
      notify(say('demand.exported', { count: file.total }), { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download size={17} />} disabled={isBusy || isEmpty} onClick={() => void fetchFile()}>
      {say(isBusy ? 'enquiries.exporting' : 'enquiries.export')}
    </Button>
  )
}
