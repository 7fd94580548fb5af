import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** Fetches a document as a PDF. */
export function PdfButton({ path, label, isOff = false }: { path: string; label: string; isOff?: boolean }) {
  const notify = useNotify()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      saveFile(await requestFile(path))
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<FileDown size={17} />} disabled={isOff || isBusy} onClick={() => void open()}>
      {label}
    </Button>
  )
}
