import { useCallback } from 'react'
import { useLogin } from 'react-admin'
import { wasPresent } from '#apps/admin/web/api/presence.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LoginSteps } from './login-steps.tsx'

/** The login as a page of its own. */
export function LoginPage() {
  const say = useMessages()
  const login = useLogin()
  const enter = useCallback(() => void login({}), [login])
  return <LoginSteps onDone={enter} reason={wasPresent() ? say('login.ended') : null} />
}
