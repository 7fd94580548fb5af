import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormHelperText, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useInput } from 'react-admin'
import type { ErrorKey } from '#contract/errors.ts'
import type { PicturePage, StoredMedia } from '#contract/media.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { DropZone } from './drop-zone.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

type Picture = PicturePage['list'][number]

/** A picture of the store, chosen or sent in; its value is the number of the picture. `stored`: address of the one that is saved. */
export function PictureInput({ source, label, stored }: { source: string; label: string; stored: string | null }) {
  const say = useMessages()
  const { field, fieldState, formState } = useInput({ source, format: (value: unknown) => value, parse: (value: unknown) => value })
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Picture | null>(null)
  const mayChoose = useMay('catalogue.read')
  const id = field.value as number | null
  const preview = chosen !== null && chosen.id === id ? chosen.preview : fieldState.isDirty && !formState.isSubmitSuccessful ? null : stored
  return (
    <Box>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary', mb: 0.5 }}>{label}</Box>
      {id !== null && <Preview src={preview} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayChoose && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {say(id === null ? 'pictures.choose' : 'pictures.change')}
          </Button>
        )}
        {id !== null && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {say('pictures.remove')}
          </Button>
        )}
      </Box>
      {fieldState.error !== undefined && <FormHelperText error>{say('issue.invalid_value')}</FormHelperText>}
      {isOpen && (
        <PictureDialog
          onChoose={(picture) => {
            setChosen(picture)
            field.onChange(picture.id)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

function Preview({ src }: { src: string | null }) {
  const say = useMessages()
  const frame = { width: '100%', aspectRatio: '16 / 10', borderRadius: '6px', border: `1px solid ${COLOURS.line}` } as const
  if (src !== null) return <Box component="img" src={src} alt="" sx={{ ...frame, objectFit: 'cover', display: 'block' }} />
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', p: 1, textAlign: 'center', color: 'text.secondary', fontSize: 13, bgcolor: COLOURS.sunken }}>
      {say('pictures.pending')}
    </Box>
  )
}

const PER_PAGE = 24
const LOOK_AGAIN_MS = 3_000

function PictureDialog({ onChoose, onClose }: { onChoose: (picture: Picture) => void; onClose: () => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const [word, setWord] = useState('')
  const [page, setPage] = useState(1)
  const [failed, setFailed] = useState<ErrorKey | 'offline' | null>(null)
  const mayUpload = useMay('catalogue.write')
  const {
    data = [],
    total = 0,
    refetch,
  } = useGetList<Picture>(
    'pictures',
    { filter: { word }, pagination: { page, perPage: PER_PAGE } },
    // One that has just come in has no small one yet.
    { gcTime: 0, refetchInterval: ({ state }) => (state.data?.data?.some(({ preview }) => preview === null) ? LOOK_AGAIN_MS : false) },
  )
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return
    const { error, data: sent } = await sendFile<StoredMedia>(file, '/pictures', () => {})
    setFailed(error)
    if (sent !== null) onChoose({ id: sent.id, alt: '', preview: data.find(({ id }) => id === sent.id)?.preview ?? null })
    else void refetch()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('pictures.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failed !== null && <Alert severity="error">{sayValue('error', failed)}</Alert>}
        {mayUpload && <DropZone kind="picture" onFiles={(files) => void send(files)} />}
        <TextField
          label={say('pictures.search')}
          value={word}
          onChange={(event) => {
            setWord(event.target.value)
            setPage(1)
          }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
          {data.map((picture) => (
            <li key={picture.id}>
              <Box
                component="button"
                type="button"
                onClick={() => onChoose(picture)}
                sx={{
                  display: 'block',
                  width: '100%',
                  p: 0,
                  border: 0,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  textAlign: 'start',
                  font: 'inherit',
                  borderRadius: '6px',
                }}
              >
                <Preview src={picture.preview} />
                <Box sx={{ fontSize: 12.5, mt: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  {picture.alt || say('pictures.numbered', { id: picture.id })}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          {say('enquiries.previous')}
        </Button>
        <Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)} sx={{ mr: 'auto' }}>
          {say('enquiries.next')}
        </Button>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
