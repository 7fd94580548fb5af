import { IconButton, InputAdornment, TextField } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { PASSWORD_MAX } from '#contract/password.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isNew?: boolean
  error?: string
  isFocused?: boolean
  describedBy?: string
}

/** A password that can be looked at; paste and password managers work (WCAG 3.3.8). */
export function PasswordField({ label, value, onChange, isNew = false, error, isFocused = false, describedBy }: PasswordFieldProps) {
  const say = useMessages()
  const [isShown, setShown] = useState(false)
  const toggle = say(isShown ? 'login.hide' : 'login.show')
  return (
    <TextField
      label={label}
      value={value}
      required
      fullWidth
      autoFocus={isFocused}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      name={isNew ? 'new-password' : 'password'}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: PASSWORD_MAX, spellCheck: false, autoCapitalize: 'none', 'aria-describedby': describedBy },
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
