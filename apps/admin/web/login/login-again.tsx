import { Button, Dialog } from '@mui/material'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLogout } from 'react-admin'
import type { SessionState, StaffSelf } from '#contract/staff.ts'
import { isLoginAwaited, onLoginAwaited, openDoor, settleLogin } from '#apps/admin/web/api/login-gate.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LoginSteps } from './login-steps.tsx'

/** The login over the screen of somebody whose session has ended: the screen below, and what is written in it, stays. */
export function LoginAgain() {
  const self = useSelf()
  return self === null ? null : <Door self={self} />
}

function Door({ self }: { self: StaffSelf }) {
  useEffect(openDoor, [])
  const isAwaited = useSyncExternalStore(onLoginAwaited, isLoginAwaited)
  return isAwaited ? <LoginDialog self={self} /> : null
}

function LoginDialog({ self }: { self: StaffSelf }) {
  const say = useMessages()
  const logout = useLogout()
  const goOn = useCallback(() => void readState().then((state) => goOnAs(self, state)), [self])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void readState().then((state) => state?.stage === 'full' && goOnAs(self, state))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [self])
  const leave = () => {
    settleLogin(false)
    void logout({ isChosen: true }, '/login', false)
  }
  return (
    <Dialog fullScreen open transitionDuration={0} slotProps={{ paper: { 'aria-label': say('login.title'), sx: { border: 0, borderRadius: 0 } } }}>
      <LoginSteps
        onDone={goOn}
        reason={say('login.endedHere')}
        mail={self.mail}
        foot={
          <Button size="small" color="inherit" onClick={leave}>
            {say('login.leave')}
          </Button>
        }
      />
    </Dialog>
  )
}

function readState(): Promise<SessionState | null> {
  return request<SessionState>('/session').catch(() => null)
}

/** Somebody else starts anew: the screen shows what the person before them may see. */
function goOnAs(self: StaffSelf, state: SessionState | null): void {
  if (state?.staff?.id === self.id) settleLogin(true)
  else if (state?.staff) window.location.reload()
}
