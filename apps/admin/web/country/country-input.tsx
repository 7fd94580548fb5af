import { Autocomplete, TextField } from '@mui/material'
import { AutocompleteInput } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useAllCountries } from './use-all-countries.ts'

type CountryInputProps = {
  label?: string
  help?: string
  /** What stands for no country. */
  none?: '' | null
}

/** The country of a thing that is edited whole, by its name. */
export function CountryInput({ label, help, none = '' }: CountryInputProps) {
  const say = useMessages()
  const countries = useAllCountries()
  return (
    <AutocompleteInput
      source="value.country_iso2"
      label={label ?? say('markets.country')}
      choices={countries.map(({ iso2, name }) => ({ id: iso2, name }))}
      translateChoice={false}
      parse={(code: string | null | undefined) => code || none}
      helperText={help ?? false}
      variant="outlined"
      fullWidth
    />
  )
}

/** The country by which a list is narrowed down; empty: any. */
export function CountryField({ value, onChange }: { value: string; onChange: (iso2: string) => void }) {
  const say = useMessages()
  const countries = useAllCountries()
  return (
    <Autocomplete
      options={[...countries]}
      value={countries.find(({ iso2 }) => iso2 === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.iso2 ?? '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      size="small"
      renderInput={(params) => <TextField {...params} label={say('markets.country')} />}
    />
  )
}
