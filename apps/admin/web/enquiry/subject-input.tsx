import { Autocomplete, Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { ENQUIRY_SUBJECT_MOST } from '#contract/enquiry-values.ts'
import type { OfferableThing } from '#contract/quotation.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { ThingLine, useThings } from '#apps/admin/web/quotation/find-thing.tsx'

const LEAST_LETTERS = 2

/** What an enquiry asks about: something of the catalogue, found by name, stock reference or number; else what was typed, which is kept as words. */
export function SubjectInput({ source, label }: { source: string; label: string }) {
  const say = useMessages()
  const { field } = useInput<string | null>({ source })
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<OfferableThing | null>(null)
  const { things, isBusy } = useThings(typed, useStaffLocale())
  const isSearched = chosen === null && typed.trim().length >= LEAST_LETTERS
  return (
    <Autocomplete<OfferableThing, false, false, true>
      freeSolo
      options={isSearched ? things : []}
      // What the server found need not hold the letters that were typed.
      filterOptions={(all) => all}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset' || reason === 'selectOption') return
        setTyped(text)
        setChosen(null)
        field.onChange(text.trim() === '' ? null : text)
      }}
      value={chosen}
      onChange={(_event, thing) => {
        if (thing === null || typeof thing === 'string') return
        setChosen(thing)
        setTyped(thing.title)
        field.onChange(thing.sign)
      }}
      loading={isSearched && isBusy}
      loadingText={say('commands.searching')}
      getOptionKey={(thing) => (typeof thing === 'string' ? thing : `${thing.kind} ${thing.sign}`)}
      getOptionLabel={(thing) => (typeof thing === 'string' ? thing : thing.title)}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          helperText={chosen?.sign ?? say('entry.subjectHelp')}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: ENQUIRY_SUBJECT_MOST, dir: 'auto' } }}
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
