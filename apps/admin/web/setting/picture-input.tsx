import { Box, Button, FormHelperText, LinearProgress } from '@mui/material'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useController } from 'react-hook-form'
import type { StoredMedia } from '#contract/media.ts'
import type { SettingPicture } from '#contract/setting.ts'
import { sendFile, type Sent } from '#apps/admin/web/api/send-file.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

const PICTURES = '.jpg,.jpeg,.png,.webp,.avif,.heic'
/** Renditions are made by a job within seconds. */
const ASK_AGAIN_MS = 1_500

type PictureInputProps = { name: 'logo' | 'logo_dark' | 'icon'; isOnDark?: boolean; isSquare?: boolean }

/** A picture of the appearance: chosen, sent at once, shown on the site after saving. */
export function PictureInput({ name, isOnDark = false, isSquare = false }: PictureInputProps) {
  const say = useMessages()
  const labelId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { field, fieldState } = useController({ name: `value.${name}` })
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<Sent<StoredMedia>['error']>(null)
  const id = field.value as number | null

  async function send(file: File | undefined) {
    if (file === undefined) return
    setError(null)
    setShare(0)
    const sent = await sendFile<StoredMedia>(file, '/setting-pictures', setShare)
    setShare(null)
    setError(sent.error)
    if (sent.data !== null) field.onChange(sent.data.id)
  }

  const problem = error === null ? fieldState.error?.message : `error.${error}`
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'grid', columnGap: 2.5, rowGap: 1, gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, alignItems: 'center' }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: isSquare ? 72 : 180,
          height: 72,
          border: `1px solid ${COLOURS.line}`,
          borderRadius: '6px',
          bgcolor: isOnDark ? COLOURS.night : '#fff',
          overflow: 'hidden',
        }}
      >
        {id === null ? null : <Preview key={id} id={id} label={say(`settings.appearance.${name}`)} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box id={labelId} sx={{ fontWeight: 600 }}>
          {say(`settings.appearance.${name}`)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say(`settings.help.${name}`)}</Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Button variant="outlined" size="small" startIcon={<ImagePlus size={16} />} disabled={share !== null} onClick={() => chooser.current?.click()}>
            {say('settings.help.choosePicture')}
          </Button>
          {id !== null && (
            <Button size="small" startIcon={<X size={16} />} onClick={() => field.onChange(null)}>
              {say('settings.help.removePicture')}
            </Button>
          )}
        </Box>
        {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label={say('settings.help.sending')} sx={{ width: 200 }} />}
        {problem !== undefined && (
          <FormHelperText error role="alert">
            {say(problem as MessageKey)}
          </FormHelperText>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={PICTURES}
          onChange={(event) => {
            void send(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
    </Box>
  )
}

function Preview({ id, label }: { id: number; label: string }) {
  const say = useMessages()
  const { data } = useGetOne<SettingPicture>(
    'setting-pictures',
    { id },
    { refetchInterval: (query) => (query.state.data?.state === 'pending' ? ASK_AGAIN_MS : false) },
  )
  if (data?.preview) return <Box component="img" src={data.preview} alt={label} sx={{ maxWidth: '100%', maxHeight: 70, objectFit: 'contain' }} />
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12.5, textAlign: 'center' }}>
      {data?.state === 'failed' ? say('error.media_unreadable') : say('settings.help.preparing')}
    </Box>
  )
}
