import { Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useStore } from 'react-admin'
import { tinykeys } from 'tinykeys'
import { holds, useSelf } from '#apps/admin/web/api/use-self.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { CommandPalette } from './command-palette.tsx'
import { MOD } from './keys.ts'
import { SECTIONS } from './sections.ts'

type Shortcut = { keys: string; label: MessageKey }

const FIXED: readonly Shortcut[] = [
  { keys: '$mod+k', label: 'commands.title' },
  { keys: '/', label: 'commands.searchList' },
  { keys: '$mod+s', label: 'edit.save' },
  { keys: '?', label: 'commands.shortcuts' },
]

/** What the keys may bring before the screen. */
export type Front = 'palette' | 'shortcuts' | null

/** The keys that work on every screen, the palette that one of them opens, and the list of all of them. */
export function Shortcuts({ front, onFront }: { front: Front; onFront: (front: Front) => void }) {
  const navigate = useNavigate()
  const sections = useSectionKeys()
  const [hasLetters] = useHasLetters()
  const go = useEffectEvent((place: number) => navigate(sections[place]?.path ?? '/'))
  const show = useEffectEvent(onFront)
  const places = sections.length
  useEffect(() => tinykeys(window, { '$mod+k': handled(() => show('palette')), '$mod+s': handled(saveForm) }, { ignore: () => false }), [])
  useEffect(() => {
    if (!hasLetters) return
    const ways = Array.from({ length: places }, (_, place) => [`g ${place + 1}`, () => go(place)] as const)
    return tinykeys(window, { ...Object.fromEntries(ways), '/': searchList, '[Shift]+?': () => show('shortcuts') }, { ignore: isTaken })
  }, [hasLetters, places])
  const close = () => onFront(null)
  return (
    <>
      <CommandPalette isOpen={front === 'palette'} onClose={close} onShortcuts={() => onFront('shortcuts')} />
      <ShortcutHelp isOpen={front === 'shortcuts'} onClose={close} />
    </>
  )
}

/** Keys without Ctrl may be switched off: who speaks to the machine, or strikes keys unawares, is not led away (WCAG 2.1.4). */
function useHasLetters(): [boolean, (has: boolean) => void] {
  return useStore('shortcuts', true)
}

/** Letters belong to the field that is typed in, and to the dialog that stands before the screen. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  const isTyped = target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  return isTyped || event.isComposing || event.repeat || document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null
}

function handled(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    event.preventDefault()
    if (!event.repeat) act()
  }
}

function searchList(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  if (field === null) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** The form that is being edited, as its own button sends it: what is unchanged is not sent. */
function saveForm(): void {
  const form = document.activeElement?.closest('form') ?? document.querySelector('main form:has(button[type=submit])')
  form?.querySelector<HTMLButtonElement>('button[type=submit]:not(:disabled)')?.click()
}

/** `g` and the place of the section in the menu: what is read in two languages has no letter in common. */
function useSectionKeys(): readonly (Shortcut & { path: string })[] {
  const permissions = useSelf()?.permissions ?? []
  return SECTIONS.filter(({ permission }) => holds(permissions, permission))
    .slice(0, 9)
    .map(({ path, label }, index) => ({ keys: `g ${index + 1}`, label, path }))
}

function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useMessages()
  const shortcuts: readonly Shortcut[] = [...FIXED, ...useSectionKeys()]
  const [hasLetters, setHasLetters] = useHasLetters()
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{say('commands.shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'center' }}>
          {shortcuts.map(({ keys, label }) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt">{say(label)}</Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'end', display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
                {keys.split(/[ +]/).map((key) => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      font: 'inherit',
                      fontSize: 12.5,
                      px: 0.75,
                      minWidth: 24,
                      textAlign: 'center',
                      border: `1px solid ${COLOURS.lineStrong}`,
                      borderRadius: '4px',
                    }}
                  >
                    {nameOf(key)}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 1.5 }}
          control={<Checkbox checked={hasLetters} onChange={(_event, isOn) => setHasLetters(isOn)} />}
          label={say('commands.letters', { mod: MOD })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function nameOf(key: string): string {
  if (key === '$mod') return MOD
  return key.length === 1 ? key.toUpperCase() : key
}
