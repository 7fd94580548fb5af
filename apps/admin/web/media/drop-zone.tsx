import { Box, Button } from '@mui/material'
import { ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const PICTURES = '.jpg,.jpeg,.png,.webp,.avif,.heic'
const FILMS = '.mp4,.m4v'

/** Files are dropped here, or chosen by the button. */
export function DropZone({ isFilm, onFiles }: { isFilm: boolean; onFiles: (files: readonly File[]) => void }) {
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        border: `1px dashed ${isOver ? COLOURS.accent : COLOURS.lineStrong}`,
        borderRadius: '6px',
        bgcolor: isOver ? COLOURS.accentSoft : COLOURS.page,
      }}
    >
      <Button variant="outlined" startIcon={<ImagePlus size={17} />} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        {say('media.choose')}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
        {say(isFilm ? 'media.dropFilm' : 'media.dropPicture')}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={isFilm ? FILMS : PICTURES}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}
