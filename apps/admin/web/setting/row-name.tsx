import { Box } from '@mui/material'
import { useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'

/** The name of a row by one of its values. */
export function RowName({ source, nameOf }: { source: string; nameOf: (value: string) => string }) {
  const value = useWatch({ name: useSourceContext().getSource(source) }) as string | undefined
  return <Box sx={{ fontWeight: 600, minWidth: 200 }}>{value === undefined ? null : nameOf(value)}</Box>
}
