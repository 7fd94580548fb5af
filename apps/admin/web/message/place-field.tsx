import { Autocomplete, Box, TextField } from '@mui/material'
import { useGetOne, type RaRecord } from 'react-admin'
import type { AnswerField } from '#contract/answer-template-values.ts'
import type { AnswerFields } from '#contract/answer-template.ts'
import { WHATSAPP_LIMITS } from '#contract/whatsapp-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What of a lead people put into a place of a template. */
const OFFERED = ['name', 'reference', 'car', 'price', 'port_price', 'port', 'staff', 'company'] as const satisfies readonly AnswerField[]
/** Marks that keep a value apart in a longer text; here it stands alone. */
const MARKS = /[\u2066-\u2069]/g

type PlaceFieldProps = {
  label: string
  value: string
  /** The enquiry and the language of its values: `12/fr`. */
  lead: string
  onChange: (value: string) => void
}

/** What stands in a place of a template: typed, or chosen of what the enquiry knows. */
export function PlaceField({ label, value, lead, onChange }: PlaceFieldProps) {
  const say = useMessages()
  const { data } = useGetOne<AnswerFields & RaRecord>('answer-fields', { id: lead }, { retry: false })
  const offers = OFFERED.flatMap((field) => {
    const known = data?.values[field]?.replaceAll(MARKS, '').replaceAll('\n', ' ').slice(0, WHATSAPP_LIMITS.parameter)
    return known ? [{ field, known }] : []
  })
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      size="small"
      options={offers}
      // Whatever stands there, all are offered.
      filterOptions={(all) => all}
      getOptionKey={(offer) => (typeof offer === 'string' ? offer : offer.field)}
      getOptionLabel={(offer) => (typeof offer === 'string' ? offer : offer.known)}
      inputValue={value}
      onInputChange={(_event, next, reason) => reason !== 'reset' && onChange(next)}
      value={null}
      onChange={(_event, offer) => offer !== null && onChange(typeof offer === 'string' ? offer : offer.known)}
      renderOption={({ key, ...props }, offer) => (
        <Box key={key} component="li" {...props} sx={{ display: 'block !important' }}>
          <bdi>{offer.known}</bdi>
          <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{say(`answerTemplate.field.${offer.field}`)}</Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: WHATSAPP_LIMITS.parameter, dir: 'auto' } }}
        />
      )}
    />
  )
}
