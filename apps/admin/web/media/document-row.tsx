import { Box, Link } from '@mui/material'
import { ArrowDown, ArrowUp, FileText, Languages, Trash2 } from 'lucide-react'
import type { StaffMedia } from '#contract/media.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useSizeText } from '#apps/admin/web/download/use-size-text.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useFileDownload } from '#apps/admin/web/ui/use-file-download.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import type { CardActions } from './medium-card.tsx'
import { Tool } from './tool.tsx'

type DocumentRowProps = Pick<CardActions, 'onMove' | 'onDescribe' | 'onRemove'> & { medium: StaffMedia; place: number; count: number; mayEdit: boolean }

/** One PDF of a vehicle with what may be done to it. */
export function DocumentRow({ medium, place, count, mayEdit, ...actions }: DocumentRowProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { download, isBusy } = useFileDownload()
  const sizeOf = useSizeText()
  const times = useTimes()
  const name = medium.file_name ?? medium.made_alts.en ?? ''
  const lacking = LOCALE_CODES.filter((locale) => !medium.alts[locale]).length
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.25, border: `1px solid ${COLOURS.line}`, borderRadius: '6px' }}
    >
      <FileText size={24} aria-hidden />
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          disabled={isBusy}
          onClick={() => void download(`/media/${medium.id}/document`)}
          sx={{ textAlign: 'start', font: 'inherit', fontWeight: 600 }}
        >
          <bdi>{name}</bdi>
        </Link>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {[
            sizeOf(medium.byte_size),
            medium.file_language === null ? say('media.document.noLanguage') : sayValue('language', medium.file_language),
            times.day(medium.created_at.slice(0, 10)),
          ].join(' · ')}
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {lacking === 0 ? say('media.document.titlesWritten') : say('media.document.titlesLacking', { count: lacking })}
        </Box>
      </Box>
      {mayEdit && (
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <Tool label={say('media.document.earlier', { name })} isOff={place === 0} onClick={() => actions.onMove(-1)}>
            <ArrowUp size={18} />
          </Tool>
          <Tool label={say('media.document.later', { name })} isOff={place === count - 1} onClick={() => actions.onMove(1)}>
            <ArrowDown size={18} />
          </Tool>
          <Tool label={say('media.document.describe', { name })} onClick={actions.onDescribe}>
            <Languages size={18} />
          </Tool>
          <Tool label={say('media.document.remove', { name })} onClick={actions.onRemove}>
            <Trash2 size={18} />
          </Tool>
        </Box>
      )}
    </Box>
  )
}
