import { Box, Button, FormHelperText, LinearProgress } from '@mui/material'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ErrorKey } from '#contract/errors.ts'
import { DOCUMENT_TYPES } from '#contract/document-values.ts'
import type { StoredMedia } from '#contract/media.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

const ACCEPTED = Object.keys(DOCUMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** The document of a download, sent when it is chosen; its name is proposed where none stands there. */
export function DocumentInput({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'value.media_id', format: (value: unknown) => value, parse: (value: unknown) => value })
  const { getValues, setValue } = useFormContext<{ value: { file_name: string } }>()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<ErrorKey | 'offline' | null>(null)
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setFailed(null)
    setShare(0)
    const { error, data } = await sendFile<StoredMedia>(file, '/documents', setShare)
    setShare(null)
    setFailed(error)
    if (data === null) return
    field.onChange(data.id)
    if (getValues('value.file_name') === '') setValue('value.file_name', file.name.normalize('NFC'), { shouldDirty: true })
  }
  const fault = failed !== null ? sayValue('error', failed) : fieldState.error?.message && translate(wordsOf(fieldState.error.message))
  return (
    <Box>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary', mb: 0.5 }}>{label}</Box>
      <Button component="label" variant="outlined" size="small" startIcon={<FileUp size={16} />} disabled={isDisabled || share !== null}>
        {say(field.value === null ? 'download.chooseFile' : 'download.changeFile')}
        <Box
          component="input"
          type="file"
          accept={ACCEPTED}
          onChange={(event: { target: HTMLInputElement }) => {
            void send(event.target.files?.[0])
            event.target.value = ''
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
        />
      </Button>
      {share !== null && <LinearProgress variant="determinate" value={100 * share} aria-label={say('settings.help.sending')} sx={{ mt: 1 }} />}
      <FormHelperText error={Boolean(fault)}>{fault || say('download.help.file')}</FormHelperText>
    </Box>
  )
}

function wordsOf(message: string): string {
  return message.replace(/^@@react-admin@@"?|"$/g, '')
}
