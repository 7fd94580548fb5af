import { Autocomplete, Box, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const SEARCH_AFTER_MS = 250
const SHOWN = 20

type LeadFieldProps = { lead: EnquiryRow | null; onChoose: (lead: EnquiryRow) => void }

/** Chooses an enquiry, the newest first; the newest of all is chosen at the beginning. */
export function LeadField({ lead, onChoose }: LeadFieldProps) {
  const say = useMessages()
  const [typed, setTyped] = useState('')
  const word = useRested(typed)
  const { data: leads = [], isPending } = useGetList<EnquiryRow>('enquiries', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { word },
  })
  const [newest] = leads
  const begin = useEffectEvent((first: EnquiryRow) => {
    if (lead === null && word === '') onChoose(first)
  })
  useEffect(() => {
    if (newest !== undefined) begin(newest)
  }, [newest])
  return (
    <Autocomplete<EnquiryRow, false, true>
      options={leads}
      // What the server found need not hold the letters that were typed.
      filterOptions={(all) => all}
      value={lead as EnquiryRow}
      onChange={(_event, chosen) => onChoose(chosen)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ reference, name }) => `${reference} · ${name}`}
      disableClearable
      loading={isPending}
      loadingText={say('commands.searching')}
      noOptionsText={say('answerTemplate.noEnquiry')}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={say('answerTemplate.enquiry')}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: 100, dir: 'auto' } }}
        />
      )}
      renderOption={({ key, ...props }, { reference, name, vehicle, country_name: country }) => (
        <Box key={key} component="li" {...props} sx={{ flexDirection: 'column', alignItems: 'flex-start !important' }}>
          <span>
            <bdi dir="ltr">{reference}</bdi> · <bdi>{name}</bdi>
          </span>
          <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>{[vehicle, country].filter((text) => text).join(' · ')}</Box>
        </Box>
      )}
    />
  )
}

/** What was typed, once typing rests. */
function useRested(typed: string): string {
  const [word, setWord] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return word
}
