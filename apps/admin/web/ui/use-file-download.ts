import { useState } from 'react'
import { useNotify } from 'react-admin'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { saveFile } from './save-file.ts'
import { useFailureText } from './use-failure-text.ts'

/** Fetches a file of the staff API and hands it to the browser to keep; says what went wrong. `download` answers whether it went well. */
export function useFileDownload(): { download: (path: string) => Promise<boolean>; isBusy: boolean } {
  const notify = useNotify()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  async function download(path: string): Promise<boolean> {
    setBusy(true)
    try {
      saveFile(await requestFile(path))
      return true
    } catch (error) {
      notify(textOf(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy }
}
