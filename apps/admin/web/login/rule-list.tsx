import { Box } from '@mui/material'
import { Check, Circle } from 'lucide-react'
import { STAFF_PASSWORD_MIN } from '#contract/password.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { PasswordRules } from './password-rules.ts'

/** The rules of a password, each with a tick as soon as it is kept. */
export function RuleList({ id, rules }: { id: string; rules: PasswordRules }) {
  const say = useMessages()
  const entries = [
    { isKept: rules.length, text: say('setup.rules.length', { min: STAFF_PASSWORD_MIN }) },
    { isKept: rules.common, text: say('setup.rules.common') },
    { isKept: rules.pattern, text: say('setup.rules.pattern') },
    { isKept: rules.personal, text: say('setup.rules.personal') },
  ]
  return (
    <Box id={id} sx={{ fontSize: 13.5, color: 'text.secondary' }}>
      {say('setup.rules.title')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.25 }}>
        {entries.map(({ isKept, text }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1, color: isKept ? COLOURS.success : 'inherit' }}>
            {isKept ? <Check size={15} aria-hidden /> : <Circle size={15} strokeWidth={1.5} aria-hidden />}
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
