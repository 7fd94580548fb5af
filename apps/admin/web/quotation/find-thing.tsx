import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OfferableThing } from '#contract/quotation.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** How long nobody has typed before a word is looked for. */
const SEARCH_AFTER_MS = 250
const LEAST_LETTERS = 2

/** Finds something of the catalogue by name, stock reference or part number, named in the language of the document. */
export function FindThing({ onFound }: { onFound: (thing: OfferableThing) => void }) {
  const say = useMessages()
  const [typed, setTyped] = useState('')
  const locale: unknown = useWatch({ name: 'value.locale' })
  const { things, isBusy } = useThings(typed, String(locale))
  return (
    <Autocomplete<OfferableThing>
      options={things}
      // What the server found need not hold the letters that were typed.
      filterOptions={(all) => all}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && setTyped(text)}
      value={null}
      onChange={(_event, thing) => {
        if (thing === null) return
        onFound(thing)
        setTyped('')
      }}
      open={typed.trim().length >= LEAST_LETTERS}
      autoHighlight
      popupIcon={null}
      loading={isBusy}
      loadingText={say('commands.searching')}
      noOptionsText={say('commands.nothing')}
      getOptionKey={({ kind, sign }) => `${kind} ${sign}`}
      getOptionLabel={({ title }) => title}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={say('quotation.line.find')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, maxLength: 100 },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={17} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, thing) => (
        <Box key={key} component="li" {...props}>
          <ThingLine thing={thing} />
        </Box>
      )}
    />
  )
}

/** One thing that was found: its name, what it is, its sign and its price. */
export function ThingLine({ thing: { kind, sign, title, list_cents: cents } }: { thing: OfferableThing }) {
  const say = useMessages()
  const figures = useFigures()
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        <Box sx={{ color: COLOURS.muted, fontSize: 12.5 }}>
          {say(`quotation.line.kinds.${kind}`)} · <bdi dir="ltr">{sign}</bdi>
        </Box>
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{cents === null ? say('stock.askQuote') : figures.dollars(cents)}</Box>
    </Box>
  )
}

/** What a word finds in the catalogue, named in a language, once typing rests; a search that fails finds nothing. */
export function useThings(typed: string, locale: string): { things: readonly OfferableThing[]; isBusy: boolean } {
  const word = typed.trim()
  const asked = `${locale} ${word}`
  const [answer, setAnswer] = useState<{ asked: string; things: readonly OfferableThing[] }>({ asked: '', things: [] })
  useEffect(() => {
    if (word.length < LEAST_LETTERS) return
    const stopper = new AbortController()
    const timer = setTimeout(() => {
      const body = { word, locale }
      request<OfferableThing[]>('/offerable-things', { body, signal: stopper.signal }).then(
        (things) => setAnswer({ asked, things }),
        () => !stopper.signal.aborted && setAnswer({ asked, things: [] }),
      )
    }, SEARCH_AFTER_MS)
    return () => {
      stopper.abort()
      clearTimeout(timer)
    }
  }, [word, locale, asked])
  const isKnown = answer.asked === asked
  return { things: isKnown ? answer.things : [], isBusy: !isKnown }
}
