import { Alert, Button, TextField } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import type { SessionStage } from '#contract/staff-values.ts'
import type { AccessLink } from '#contract/staff.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { PasswordField } from '#apps/admin/web/ui/password-field.tsx'
import { useStaffLocale, useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'
import { Entrance, EntranceForm } from './entrance.tsx'
import { checkRules, keepsAll } from './password-rules.ts'
import { RuleList } from './rule-list.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

const MAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** Name, mail (the first owner's) and password of somebody new. */
export function SetupForm({ token, link }: { token: string; link: AccessLink }) {
  const say = useMessages()
  const textOf = useFailureText()
  const locale = useStaffLocale()
  const navigate = useNavigate()
  const rulesId = useId()
  const step = useStep()
  const [name, setName] = useState(link.name ?? '')
  const [mail, setMail] = useState(link.mail ?? '')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const rules = useMemo(() => checkRules(password, [mail, name]), [password, mail, name])
  const mailError = MAIL.test(mail.trim()) ? undefined : say('setup.mailWrong')
  const nameError = name.trim() === '' ? say('setup.required') : undefined

  const submit = () => {
    setTried(true)
    if (mailError !== undefined || nameError !== undefined || !keepsAll(rules)) return
    void step.run(async () => {
      const given = {
        token,
        name: name.trim(),
        password: await transformPassword(password),
        locale: link.locale ?? locale,
        ...(link.kind === 'first' ? { mail: mail.trim() } : {}),
      }
      await request<{ stage: SessionStage }>('/setup', { body: given })
      navigate('/login')
    })
  }
  return (
    <Entrance {...headOf(link, say)}>
      <EntranceForm onSubmit={submit}>
        {step.error !== null && <Alert severity="error">{isCommon(step.error) ? say('setup.rules.common') : textOf(step.error)}</Alert>}
        <TextField
          label={say('setup.name')}
          name="name"
          autoComplete="name"
          fullWidth
          autoFocus
          value={name}
          error={isTried && nameError !== undefined}
          helperText={(isTried ? nameError : undefined) ?? say('setup.nameHelp')}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          label={say('setup.mail')}
          type="email"
          name="username"
          autoComplete="username"
          fullWidth
          value={mail}
          disabled={link.kind === 'personal'}
          error={isTried && mailError !== undefined}
          helperText={isTried ? mailError : undefined}
          onChange={(event) => setMail(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 254, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <PasswordField
          label={say('setup.password')}
          value={password}
          onChange={setPassword}
          isNew
          describedBy={rulesId}
          error={isTried && password === '' ? say('setup.required') : undefined}
        />
        <RuleList id={rulesId} rules={rules} />
        <Button type="submit" variant="contained" size="large" disabled={step.isBusy || (isTried && !keepsAll(rules))}>
          {say('setup.submit')}
        </Button>
      </EntranceForm>
    </Entrance>
  )
}

function headOf(link: AccessLink, say: Say): { title: string; lead: string } {
  if (link.kind === 'first') return { title: say('setup.firstTitle'), lead: say('setup.firstLead') }
  return { title: say('setup.personalTitle', { name: link.name ?? '' }), lead: say('setup.personalLead', { mail: link.mail ?? '' }) }
}

function isCommon(error: unknown): boolean {
  return failureIn(error).issues.some((issue) => issue.key === 'common_password')
}
