import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { COLOURS } from './colours.ts'

type Values = Readonly<Record<string, unknown>>
type Side = 'mine' | 'theirs'

type EditConflictProps = {
  /** What both have started from. */
  base: Values
  mine: Values
  theirs: Values
  labelOf: (name: string) => string
  textOf: (name: string, value: unknown) => string
  onChoose: (chosen: Record<string, unknown>) => Promise<unknown>
  onClose: () => void
}

/**
 * Two people have changed one thing: both versions field by field, of which the second person chooses. What only one has changed is theirs
 * to begin with. A field with something in every language is a field for each of them, named `title.en`.
 */
export function EditConflict({ labelOf, textOf, onChoose, onClose, ...versions }: EditConflictProps) {
  const say = useMessages()
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(byLanguage) as [Values, Values, Values]
  const different = Object.keys(theirs).filter((name) => !isSame(mine[name], theirs[name]))
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(different.map((name) => [name, isSame(mine[name], base[name]) ? 'theirs' : 'mine'])),
  )
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    await onChoose(whole({ ...theirs, ...Object.fromEntries(different.filter((name) => sides[name] === 'mine').map((name) => [name, mine[name]])) }))
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say(different.length === 0 ? 'conflict.same' : 'conflict.text')}</DialogContentText>
        {different.map((name) => (
          <Box key={name} sx={{ py: 1.25, borderTop: `1px solid ${COLOURS.line}` }}>
            <RadioGroup
              aria-label={labelOf(name)}
              value={sides[name]}
              onChange={(_event, side) => setSides({ ...sides, [name]: side === 'mine' ? 'mine' : 'theirs' })}
            >
              <Box sx={{ fontWeight: 600, mb: 0.5 }}>{labelOf(name)}</Box>
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
                <Choice side="mine" label={say('conflict.mine')} text={textOf(name, mine[name])} />
                <Choice side="theirs" label={say('conflict.theirs')} text={textOf(name, theirs[name])} />
              </Box>
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('conflict.back')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void submit()}>
          {say('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Choice({ side, label, text }: { side: Side; label: string; text: string }) {
  return (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      sx={{ alignItems: 'flex-start', m: 0 }}
      label={
        <Box sx={{ pt: 1 }}>
          <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{label}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text === '' ? '–' : text}</Box>
        </Box>
      }
    />
  )
}

function byLanguage(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isInEachLanguage(value) ? LOCALE_CODES.map((code) => [`${name}.${code}`, (value as Values)[code]]) : [[name, value]],
    ),
  )
}

function isInEachLanguage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && LOCALE_CODES.every((code) => code in value)
}

/** Values as they were before `byLanguage`. */
function whole(values: Values): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [name = '', code] = path.split('.')
    if (code === undefined) found[name] = value
    else found[name] = { ...(found[name] as object | undefined), [code]: value }
  }
  return found
}

// Values are JSON, written by one schema: the order of their names is the same.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
