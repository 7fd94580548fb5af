import { Box } from '@mui/material'
import type { ShownState } from '#contract/content-values.ts'
import type { LanguageNote, Shown } from '#contract/translated.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useStateText } from '#apps/admin/web/publication/state-chip.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

type States = Readonly<Record<string, LanguageNote & Shown>>

const LOOK: Record<ShownState, { color: string; bgcolor: string; borderColor: string }> = {
  published: { color: COLOURS.success, bgcolor: COLOURS.successSoft, borderColor: COLOURS.successSoft },
  planned: { color: COLOURS.blue, bgcolor: COLOURS.blueSoft, borderColor: COLOURS.blueSoft },
  draft: { color: COLOURS.muted, bgcolor: COLOURS.paper, borderColor: COLOURS.lineStrong },
  hidden: { color: COLOURS.muted, bgcolor: COLOURS.sunken, borderColor: COLOURS.sunken },
  archived: { color: COLOURS.muted, bgcolor: COLOURS.sunken, borderColor: COLOURS.sunken },
}

/** What each language has of a thing: its code on the colour of its state, with a dot where it has to be looked at. Said in words to who points or listens. */
export function LanguageStates({ states }: { states: States }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const stateText = useStateText()
  return (
    <Box
      component="ul"
      aria-label={say('content.languages')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, 26px)', gap: '3px', listStyle: 'none', m: 0, p: 0 }}
    >
      {LOCALE_CODES.map((code) => {
        const found = states[code]
        const needsLook = found !== undefined && (found.is_stale || found.is_unread)
        const notes =
          found === undefined
            ? [say('content.lack.missing')]
            : [stateText({ state: found.state, from: found.published_at }), ...lacksOf(found).map((lack) => say(`content.lack.${lack}`))]
        const words = `${sayValue('language', code)}: ${notes.join(', ')}`
        return (
          <Box
            component="li"
            key={code}
            title={words}
            sx={{
              position: 'relative',
              width: 26,
              textAlign: 'center',
              borderRadius: '4px',
              border: '1px solid',
              fontSize: 11.5,
              fontWeight: 600,
              lineHeight: '18px',
              ...(found === undefined ? { color: COLOURS.muted, borderColor: 'transparent', fontWeight: 400 } : LOOK[found.state]),
            }}
          >
            <span aria-hidden>{code}</span>
            <Box component="span" sx={HIDDEN}>
              {words}
            </Box>
            {needsLook && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  top: -2,
                  right: -2,
                  width: 7,
                  height: 7,
                  borderRadius: '50%',
                  bgcolor: COLOURS.accent,
                  outline: `1px solid ${COLOURS.paper}`,
                }}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function lacksOf({ is_stale, is_unread }: LanguageNote): ('stale' | 'unread')[] {
  return [...(is_stale ? ['stale' as const] : []), ...(is_unread ? ['unread' as const] : [])]
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const
