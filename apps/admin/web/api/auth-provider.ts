import type { AuthProvider } from 'react-admin'
import type { SessionState, StaffSelf } from '#contract/staff.ts'
import { awaitLogin } from './login-gate.ts'
import { markGone, markPresent } from './presence.ts'
import { onRefused } from './refused.ts'
import { request } from './request.ts'

/** react-admin asks the same question several times for one screen. */
const SHARED_MS = 2_000

/** Between two questions of a screen that opens while nobody answers. */
const ASK_AGAIN_MS = 2_000

/** Who is logged in, asked of the server: the cookie cannot be read here, and that is the point of it. */
export function createAuthProvider(): AuthProvider {
  let asked: { at: number; answer: Promise<SessionState> } | null = null
  let isIn = false

  // The next question is asked of the server anew.
  onRefused(() => {
    asked = null
  })

  function readState(): Promise<SessionState> {
    if (asked === null || Date.now() - asked.at > SHARED_MS) asked = { at: Date.now(), answer: request<SessionState>('/session') }
    return asked.answer
  }

  /**
   * Whether the session has been found wanting. Where that cannot be asked, nothing is known of it: react-admin would take that for a no, and end the
   * session with the screen and what is typed there. Who was in stays; a screen that opens waits for an answer.
   */
  async function isSessionWanting(): Promise<boolean> {
    for (;;) {
      try {
        return (await readState()).stage !== 'full'
      } catch {
        if (isIn) return false
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
    }
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
      isIn = false
      if (given?.isChosen) markGone()
      await request('/logout', { body: {} }).catch(() => null)
    },
    checkAuth: async () => {
      if (await isSessionWanting()) {
        asked = null
        isIn = false
        if (!(await awaitLogin())) throw Object.assign(new Error('no session'), { message: false })
      }
      isIn = true
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
