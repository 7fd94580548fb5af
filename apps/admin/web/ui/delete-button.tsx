import { Button } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDataProvider, useNavigate, useNotify, useRecordContext, useRefresh, useResourceContext, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { Edited } from './edit-form.tsx'
import { UNDO_MS, UndoToast } from './undo-toast.tsx'
import { useFailureText } from './use-failure-text.ts'

type DeleteButtonProps = {
  /** Path of all such things: `/ports`. */
  path: string
  /** Screen that is shown afterwards. */
  list: string
  name: string
}

/** Deletes what is in the form around it, as it is stored, and offers to add it once more. */
export function DeleteButton({ path, list, name }: DeleteButtonProps) {
  const say = useMessages()
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const dataProvider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const stored = useRecordContext<Edited & RaRecord>()
  const { isDirty } = useFormState()
  const [isBusy, setBusy] = useState(false)
  if (stored === undefined) return null
  const addAgain = async () => {
    try {
      await dataProvider.create(resource, { data: { version: 0, value: stored.value } })
      notify(say('edit.broughtBack', { name }), { type: 'success', autoHideDuration: 2500 })
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
    refresh()
  }
  const remove = async () => {
    setBusy(true)
    try {
      await request(`${path}/${stored.id}/delete`, { body: { version: stored.version } })
      notify(<UndoToast text={say('edit.deleted', { name })} onUndo={() => void addAgain()} />, { type: 'info', autoHideDuration: UNDO_MS })
      navigate(list, { replace: true })
    } catch (error) {
      const [issue] = failureIn(error).issues
      notify(issue === undefined ? failureText(error) : say(`issue.${issue.key}` as MessageKey), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <Button color="error" startIcon={<Trash2 size={17} />} disabled={isBusy || isDirty} onClick={() => void remove()}>
      {say('edit.delete')}
    </Button>
  )
}
