import { SelectInput } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Yes, no or not known. */
export function KnownInput({ source, label }: { source: string; label: string }) {
  const say = useMessages()
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        { id: 'true', name: say('stock.yes') },
        { id: 'false', name: say('stock.no') },
      ]}
      emptyText={say('stock.unknown')}
      translateChoice={false}
      format={(value: boolean | null) => (value === null || value === undefined ? '' : String(value))}
      parse={(value: string) => (value === '' ? null : value === 'true')}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}
