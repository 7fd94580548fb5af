import { Alert, Box, Button } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffSelf } from '#contract/staff.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { checkRules, keepsAll } from '#apps/admin/web/login/password-rules.ts'
import { RuleList } from '#apps/admin/web/login/rule-list.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { PasswordField } from '#apps/admin/web/ui/password-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** A new password, confirmed with the present one. */
export function PasswordForm({ self }: { self: StaffSelf }) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const rulesId = useId()
  const step = useStep()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const rules = useMemo(() => checkRules(next, [self.mail, self.name]), [next, self.mail, self.name])
  const submit = async () => {
    const isDone = await step.run(async () => {
      await request('/me/password', { body: { current: await transformPassword(current), next: await transformPassword(next) } })
    })
    if (!isDone) return
    setCurrent('')
    setNext('')
    notify(say('account.changed'), { type: 'success' })
  }
  const isWrong = step.error !== null && failureIn(step.error).issues.some((issue) => issue.key === 'wrong_password')
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
    >
      <Box sx={{ color: 'text.secondary' }}>{say('account.passwordLead')}</Box>
      {step.error !== null && !isWrong && <Alert severity="error">{textOf(step.error)}</Alert>}
      <PasswordField label={say('account.current')} value={current} onChange={setCurrent} error={isWrong ? say('account.wrong') : undefined} />
      <PasswordField label={say('account.next')} value={next} onChange={setNext} isNew describedBy={rulesId} />
      <RuleList id={rulesId} rules={rules} />
      <Button type="submit" variant="contained" disabled={step.isBusy || current === '' || !keepsAll(rules)} sx={{ justifySelf: 'start' }}>
        {say('account.submit')}
      </Button>
    </Box>
  )
}
