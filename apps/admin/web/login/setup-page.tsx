import { Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import type { AccessLink } from '#contract/staff.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Entrance } from './entrance.tsx'
import { SetupForm } from './setup-form.tsx'

/** `error` null: there was no token in the address at all. */
type Checked = { link: AccessLink } | { error: unknown } | null

/** Behind a set-up or invitation link: the secret is taken out of the address bar, asked about and then used. */
export function SetupPage() {
  const say = useMessages()
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  const [checked, setChecked] = useState<Checked>(token === '' ? { error: null } : null)
  const navigate = useNavigate()

  useEffect(() => {
    window.history.replaceState(window.history.state, '', '#/setup')
    if (token === '') return
    const asking = new AbortController()
    request<AccessLink>('/setup/check', { body: { token }, signal: asking.signal })
      .then((link) => setChecked({ link }))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setChecked({ error })
      })
    return () => asking.abort()
  }, [token])

  if (checked === null) return <Loading />
  if ('link' in checked) return <SetupForm token={token} link={checked.link} />
  const isInvalid = checked.error === null || ['setup_link_invalid', 'validation_failed'].includes(failureIn(checked.error).key)
  return (
    <Entrance title={say('setup.invalidTitle')} lead={isInvalid ? say('setup.invalidLead') : undefined}>
      {!isInvalid && (
        <Box sx={{ mb: 2 }}>
          <Failure error={checked.error} onRetry={() => window.location.reload()} />
        </Box>
      )}
      <Button variant="contained" onClick={() => navigate('/login')}>
        {say('setup.toLogin')}
      </Button>
    </Entrance>
  )
}
