import { Autocomplete, Box, Dialog, InputAdornment, TextField } from '@mui/material'
import {
  CalendarDays,
  CarFront,
  ContactRound,
  CircleQuestionMark,
  FileDown,
  FileText,
  Globe,
  Handshake,
  IdCard,
  Inbox,
  Newspaper,
  Search,
  Ship,
  Tag,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useCommands, type Command } from './commands.ts'
import { useFoundRecords, type FoundRecord } from './find-records.ts'

type Option = { id: string; group: Command['group'] | 'found'; label: string; note: string; icon: LucideIcon; run: () => void }

const ICONS: Readonly<Record<FoundRecord['kind'], LucideIcon>> = {
  enquiry: Inbox,
  quotation: FileText,
  customer: ContactRound,
  dealer: Handshake,
  member: IdCard,
  article: Newspaper,
  country: Globe,
  port: Ship,
  activity: CalendarDays,
  download: FileDown,
  faq: CircleQuestionMark,
  car: CarFront,
  used_car: CarFront,
  fitting: Wrench,
  brand: Tag,
}

/** Finds screens, what can be done, and what is kept, by typing; all by keys. */
export function CommandPalette({ isOpen, onClose, onShortcuts }: { isOpen: boolean; onClose: () => void; onShortcuts: () => void }) {
  const say = useMessages()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={say('commands.title')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 1, md: '10vh' }, mx: { xs: 1, md: 4 }, width: { xs: 'calc(100% - 16px)', md: undefined }, overflow: 'visible' } } }}
    >
      <Finder onDone={onClose} onShortcuts={onShortcuts} />
    </Dialog>
  )
}

function Finder({ onDone, onShortcuts }: { onDone: () => void; onShortcuts: () => void }) {
  const say = useMessages()
  const navigate = useNavigate()
  const commands = useCommands(onShortcuts)
  const [typed, setTyped] = useState('')
  const { found, isBusy } = useFoundRecords(typed)
  const options: readonly Option[] = [
    ...found.map(({ id, kind, name, note, path }): Option => ({ id, group: 'found', label: name, note, icon: ICONS[kind], run: () => navigate(path) })),
    ...commands.filter(({ label }) => isMeant(label, typed)).map((command): Option => ({ ...command, note: '' })),
  ]
  return (
    <Autocomplete<Option>
      open
      autoHighlight
      clearOnBlur={false}
      options={options}
      // What the server found need not hold the letters that were typed; commands are chosen above.
      filterOptions={(all) => all}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && setTyped(text)}
      value={null}
      onChange={(_event, option) => {
        onDone()
        option?.run()
      }}
      onClose={(_event, reason) => reason === 'escape' && onDone()}
      disablePortal
      loading={isBusy}
      loadingText={say('commands.searching')}
      noOptionsText={say('commands.nothing')}
      groupBy={({ group }) => say(`commands.group.${group}`)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      slotProps={{
        listbox: { sx: { maxHeight: 'min(420px, 60dvh)', py: 0.5 } },
        popper: { placement: 'bottom-start' },
        paper: { sx: { borderRadius: '0 0 10px 10px' } },
      }}
      popupIcon={null}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          autoFocus
          placeholder={say('commands.placeholder')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': say('commands.title'), maxLength: 100 },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={18} aria-hidden />
                </InputAdornment>
              ),
              sx: { minHeight: 52 },
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, option) => (
        <Box key={key} component="li" {...props} sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: 40 }}>
          <option.icon size={17} aria-hidden color={COLOURS.muted} />
          <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {option.label}
          </Box>
          {option.note !== '' && (
            <Box
              component="span"
              className="ref"
              sx={{ color: COLOURS.muted, fontSize: 12.5, maxWidth: '45%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {option.note}
            </Box>
          )}
        </Box>
      )}
    />
  )
}

/** True if each word that was typed begins a word of the name, or stands in it where words are not set apart. */
function isMeant(label: string, typed: string): boolean {
  const name = label.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}
