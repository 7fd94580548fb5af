import { Box } from '@mui/material'
import { ArrowLeft, ArrowRight, Film, Languages, Star, Trash2 } from 'lucide-react'
import type { DragEvent } from 'react'
import type { StaffMedia } from '#contract/media.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Tool } from './tool.tsx'

export type CardActions = {
  onMove: (by: -1 | 1) => void
  onFirst: () => void
  onDescribe: () => void
  onRemove: () => void
  onDragStart: () => void
  onDropHere: () => void
}

type MediumCardProps = CardActions & { medium: StaffMedia; place: number; count: number; mayEdit: boolean }

/** One picture or film with what may be done to it. Dragged onto another it takes that one's place. */
export function MediumCard({ medium, place, count, mayEdit, ...actions }: MediumCardProps) {
  const say = useMessages()
  const times = useTimes()
  const written = LOCALE_CODES.filter((locale) => medium.alts[locale]).length
  const hasAll = LOCALE_CODES.every((locale) => medium.alts[locale] || medium.made_alts[locale])
  const isOurs = (event: DragEvent) => !event.dataTransfer.types.includes('Files')
  return (
    <Box
      component="li"
      draggable={mayEdit}
      onDragStart={actions.onDragStart}
      onDragOver={(event) => isOurs(event) && event.preventDefault()}
      onDrop={(event) => isOurs(event) && actions.onDropHere()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: `1px solid ${COLOURS.line}`,
        borderRadius: '6px',
        overflow: 'hidden',
        bgcolor: COLOURS.paper,
        cursor: mayEdit ? 'grab' : undefined,
      }}
    >
      <Stage medium={medium} />
      <Box sx={{ px: 1.25, pt: 1, fontSize: 13, color: 'text.secondary', minHeight: 48 }}>
        {medium.tab === 'exterior' && place === 0 && <Box sx={{ color: 'text.primary', fontWeight: 600 }}>{say('media.cover')}</Box>}
        <Box>{medium.width === null ? null : `${medium.width} × ${medium.height} px`}</Box>
        <Box>{hasAll ? say('media.altsWritten', { count: written }) : say('media.altsMissing', { count: LOCALE_CODES.length - written })}</Box>
        <Box>{times.day(medium.created_at.slice(0, 10))}</Box>
        {medium.is_sample && <Box>{say('media.sample')}</Box>}
      </Box>
      {mayEdit && (
        <Box sx={{ display: 'flex', mt: 'auto', px: 0.5, pb: 0.5 }}>
          <Tool label={say('media.earlier', { place: place + 1 })} isOff={place === 0} onClick={() => actions.onMove(-1)}>
            <ArrowLeft size={18} />
          </Tool>
          <Tool label={say('media.later', { place: place + 1 })} isOff={place === count - 1} onClick={() => actions.onMove(1)}>
            <ArrowRight size={18} />
          </Tool>
          {medium.tab === 'exterior' && (
            <Tool label={say('media.makeCover', { place: place + 1 })} isOff={place === 0} onClick={actions.onFirst}>
              <Star size={18} />
            </Tool>
          )}
          <Tool label={say('media.describe', { place: place + 1 })} onClick={actions.onDescribe}>
            <Languages size={18} />
          </Tool>
          <Box sx={{ ml: 'auto' }}>
            <Tool label={say('media.remove', { place: place + 1 })} onClick={actions.onRemove}>
              <Trash2 size={18} />
            </Tool>
          </Box>
        </Box>
      )}
    </Box>
  )
}

function Stage({ medium }: { medium: StaffMedia }) {
  const say = useMessages()
  return (
    <Box sx={{ aspectRatio: '3 / 2', bgcolor: medium.colour ?? COLOURS.sunken, display: 'grid', placeItems: 'center', fontSize: 13, color: 'text.secondary' }}>
      {medium.preview !== null && (
        <Box
          component="img"
          src={medium.preview}
          alt={medium.alts.en ?? medium.made_alts.en ?? ''}
          draggable={false}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
      {medium.preview === null && medium.kind === 'video' && <Film size={32} aria-hidden />}
      {medium.preview === null && medium.kind !== 'video' && (
        <Box sx={{ px: 1, py: 0.25, bgcolor: COLOURS.paper, borderRadius: '4px' }}>{say(medium.state === 'failed' ? 'media.failed' : 'media.pending')}</Box>
      )}
    </Box>
  )
}
