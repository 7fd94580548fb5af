import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'

type ChoiceProps = { isOn: boolean; label: string; help: string; isDisabled?: boolean; onChange: (isOn: boolean) => void }

/** A switch with what it does below it. */
export function Choice({ isOn, label, help, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch checked={isOn} disabled={isDisabled} onChange={(_event, wanted) => onChange(wanted)} slotProps={{ input: { 'aria-describedby': id } }} />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ m: 0, mt: -0.5, pl: '47px' }}>
        {help}
      </FormHelperText>
    </Box>
  )
}
