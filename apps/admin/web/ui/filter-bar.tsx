import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, InputAdornment, TextField, useMediaQuery, type Theme } from '@mui/material'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useListContext } from 'react-admin'
import type { ViewedList } from '#contract/list-view-values.ts'
import { ListViews } from './list-views.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

/** `views`: the list whose views are kept by name. `columnsKey`: where its table keeps hidden columns; `layoutKey`: where it keeps as what it is laid out. */
type FilterBarProps = { Fields: ComponentType; search: MessageKey; views?: ViewedList; columnsKey?: string; layoutKey?: string }

/** Filters of the list: all in sight where there is room, behind one button on a phone. */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return isPhone ? <PhoneFilters {...props} /> : <WideFilters {...props} />
}

function WideFilters({ Fields, search, views, columnsKey, layoutKey }: FilterBarProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(158px, 1fr))' }}>
      <Box sx={{ gridColumn: 'span 2' }}>
        <WordField search={search} />
      </Box>
      <Fields />
      {views !== undefined && <ListViews list={views} columnsKey={columnsKey} layoutKey={layoutKey} />}
      <ClearButton />
    </Box>
  )
}

function PhoneFilters({ Fields, search, views, columnsKey, layoutKey }: FilterBarProps) {
  const say = useMessages()
  const { filterValues } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(filterValues).filter((name) => name !== 'word').length
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
      <WordField search={search} />
      <Button variant="outlined" startIcon={<SlidersHorizontal size={17} />} onClick={() => setOpen(true)} sx={{ flex: 'none', minHeight: 40 }}>
        {count === 0 ? say('enquiries.filters') : say('enquiries.filtersOn', { count })}
      </Button>
      <Dialog fullScreen open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{say('enquiries.filters')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <Fields />
            {views !== undefined && <ListViews list={views} columnsKey={columnsKey} layoutKey={layoutKey} />}
          </Box>
        </DialogContent>
        <DialogActions>
          <ClearButton />
          <Button variant="contained" onClick={() => setOpen(false)}>
            {say('enquiries.apply')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}

/** How long nobody has typed before a word is looked for. */
const SEARCH_AFTER_MS = 500

/** Searches while typing. Not by react-admin's own delay: that one leads back to the list whoever has gone on from it within the half second. */
function WordField({ search }: { search: MessageKey }) {
  const say = useMessages()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const given = String(filterValues['word'] ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const apply = useEffectEvent((word: string) => {
    const { word: _, ...others } = filterValues
    setFilters(word.trim() === '' ? others : { ...others, word }, displayedFilters, false)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => apply(typed), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(null)
  }, [given])
  return (
    <TextField
      fullWidth
      type="search"
      placeholder={say(search)}
      value={typed ?? given}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed === given && setTyped(null)}
      inputRef={field}
      slotProps={{
        htmlInput: { 'aria-label': say(search), maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={17} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

function ClearButton() {
  const say = useMessages()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) return null
  return (
    <Button onClick={() => setFilters({}, {}, false)} sx={{ justifySelf: 'start' }}>
      {say('enquiries.clear')}
    </Button>
  )
}
