import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

type Props = {
  /** The call that answers the file, with its parameters. */
  path: string
  query?: Readonly<Record<string, unknown>>
  /** What is told of a file with so many rows. */
  sayDone: (count: number) => string
  /** Name of the button where its text does not say which file it is. */
  label?: string
  isEmpty?: boolean
  isSmall?: boolean
}

/** Fetches a file for a spreadsheet and tells how many rows it has. */
export function ExportFile({ path, query, sayDone, label, isEmpty = false, isSmall = false }: Props) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    try {
      const file = await requestFile(path, query)
      saveFile(file)
      notify(sayDone(file.total), { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...(isSmall ? { size: 'small' } : { variant: 'outlined' })}
      startIcon={<Download size={17} />}
      disabled={isBusy || isEmpty}
      aria-label={label}
      onClick={() => void fetchFile()}
    >
      {say(isBusy ? 'enquiries.exporting' : 'enquiries.export')}
    </Button>
  )
}
