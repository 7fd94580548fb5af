import { Box, Button } from '@mui/material'
import type { StaffWebLink } from '#contract/web-link.ts'
import { LOCALES } from '#i18n/locales.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useDataMessages, useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** One link: name and address, its line in the language of the staff, what lacks. `onEdit` null: may not be changed. */
export function LinkRow({ link, onEdit }: { link: StaffWebLink; onEdit: (() => void) | null }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  const missing = LOCALES.filter(({ code }) => !link.texts[code]).map(({ code }) => sayValue('language', code))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr) auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        opacity: link.is_published ? 1 : 0.7,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{link.name}</Box>
        <Box component="a" href={link.url} target="_blank" rel="noopener noreferrer" sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
          {link.url}
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, fontSize: 14 }}>{link.texts[locale] ?? link.texts.en ?? '—'}</Box>
      <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, fontSize: 13, color: missing.length === 0 ? 'text.secondary' : COLOURS.warning }}>
        {link.is_published ? null : <Box>{say('webLinks.hidden')}</Box>}
        {missing.length === 0 ? say('webLinks.complete') : say('webLinks.missing', { languages: missing.join(', ') })}
      </Box>
      {onEdit === null ? (
        <span />
      ) : (
        <Button
          size="small"
          onClick={onEdit}
          aria-label={`${say('webLinks.edit')}: ${link.name}`}
          sx={{ gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}
        >
          {say('webLinks.edit')}
        </Button>
      )}
    </Box>
  )
}
