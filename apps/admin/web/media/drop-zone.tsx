import { Box, Button } from '@mui/material'
import { FilePlus, Film, ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const TAKEN = {
  picture: { endings: '.jpg,.jpeg,.png,.webp,.avif,.heic', hint: 'media.dropPicture', icon: ImagePlus },
  film: { endings: '.mp4,.m4v', hint: 'media.dropFilm', icon: Film },
  document: { endings: '.pdf', hint: 'media.dropDocument', icon: FilePlus },
} as const

/** Files are dropped here, or chosen by the button. */
export function DropZone({ kind, onFiles }: { kind: keyof typeof TAKEN; onFiles: (files: readonly File[]) => void }) {
  const say = useMessages()
  const { endings, hint, icon: Icon } = TAKEN[kind]
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
      <Button variant="outlined" startIcon={<Icon size={17} />} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        {say('media.choose')}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
        {say(hint)}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={endings}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}
