import type { AuthProvider } from 'react-admin'
import type { SessionState, StaffSelf } from '#contract/staff.ts'
import { awaitLogin } from './login-gate.ts'
import { markGone, markPresent } from './presence.ts'
import { onRefused } from './refused.ts'
import { request } from './request.ts'

/** react-admin asks the same question several times for one screen. */
const SHARED_MS = 2_000

/** Who is logged in, asked of the server: the cookie cannot be read here, and that is the point of it. */
export function createAuthProvider(): AuthProvider {
  let asked: { at: number; answer: Promise<SessionState> } | null = null

  // The next question is asked of the server anew.
  onRefused(() => {
    asked = null
  })

  function readState(): Promise<SessionState> {
    if (asked === null || Date.now() - asked.at > SHARED_MS) asked = { at: Date.now(), answer: request<SessionState>('/session') }
    return asked.answer
  }

  async function readSelf(): Promise<StaffSelf> {
    const { staff } = await readState()
    if (staff === null) throw new Error('ra.auth.auth_check_error')
    return staff
  }

  return {
    // The login screens speak to the server themselves; react-admin only hears that they are done.
    login: async () => {
      asked = null
    },
    // Called by whoever presses the button (`isChosen`) and by react-admin where a session has ended.
    logout: async (given: { isChosen?: boolean } | undefined) => {
      asked = null
      if (given?.isChosen) markGone()
      await request('/logout', { body: {} }).catch(() => null)
    },
    checkAuth: async () => {
      const { stage } = await readState()
      if (stage !== 'full') {
        asked = null
        if (!(await awaitLogin())) throw Object.assign(new Error('no session'), { message: false })
      }
      markPresent()
    },
    // A session that ends is seen to by `request`. react-admin would leave the screen, and count what was refused as done.
    checkError: async () => {},
    getIdentity: async () => {
      const self = await readSelf()
      return { ...self, fullName: self.name }
    },
    getPermissions: async () => (await readSelf()).permissions,
  }
}
