import { z } from 'zod'
import {
  accessLinkSchema,
  changePasswordInputSchema,
  checkLinkInputSchema,
  completeSetupInputSchema,
  confirmSelfInputSchema,
  loginInputSchema,
  ownAccessSchema,
  recoveryCodesSchema,
  recoveryInputSchema,
  sessionStateSchema,
  stageAnswerSchema,
  totpEnrolmentSchema,
  totpInputSchema,
  updateSelfInputSchema,
  type SessionState,
} from '#contract/staff.ts'
import {
  changeAuthenticator,
  changePassword,
  checkAccessLink,
  completeSetup,
  confirmAuthenticator,
  confirmTotp,
  enrolTotp,
  loginStaff,
  logoutStaff,
  makeRecoveryCodes,
  readOwnAccess,
  setStaffLocale,
  verifyRecoveryCode,
  verifyTotp,
} from '#core/domain/staff/index.ts'
import { defineCall, sessionOf, type AnyCall, type CallInput } from '#apps/admin/api/call.ts'
import type { CookieJar } from '#apps/admin/api/cookies.ts'

const nothing = z.strictObject({})
const done = z.null()

/** Everything around being logged in. */
export function sessionCalls(cookies: CookieJar): readonly AnyCall[] {
  return [...linkCalls(cookies), ...loginCalls(cookies), ...selfCalls(cookies)]
}

function linkCalls(cookies: CookieJar): AnyCall[] {
  return [
    defineCall({
      method: 'post',
      path: '/setup/check',
      access: 'anybody',
      summary: 'What a set-up or invitation link is for',
      input: checkLinkInputSchema,
      data: accessLinkSchema,
      run: ({ ctx, input }) => checkAccessLink({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/setup',
      access: 'anybody',
      summary: 'Use a link: choose name and password',
      input: completeSetupInputSchema,
      data: stageAnswerSchema,
      run: async ({ ctx, input, http }) => {
        const started = await completeSetup({ ctx, input })
        cookies.keepSession(http, started)
        return { stage: started.stage }
      },
    }),
  ]
}

function loginCalls(cookies: CookieJar): AnyCall[] {
  const secondFactor = (call: CallInput<{ code: string }>) => ({
    session: sessionOf(call),
    code: call.input.code,
    ip: call.client.ip,
    deviceProof: cookies.deviceProof(call.http),
  })
  return [
    defineCall({
      method: 'post',
      path: '/login',
      access: 'anybody',
      summary: 'First factor: mail and password',
      input: loginInputSchema,
      data: stageAnswerSchema,
      run: async ({ ctx, input, http, client }) => {
        const started = await loginStaff({ ctx, input: { ...input, ip: client.ip, deviceProof: cookies.deviceProof(http) } })
        cookies.keepSession(http, started)
        return { stage: started.stage }
      },
    }),
    defineCall({
      method: 'post',
      path: '/totp/enrol',
      access: 'session',
      summary: 'Secret for an authenticator, before the first code',
      input: nothing,
      data: totpEnrolmentSchema,
      run: (call) => enrolTotp({ ctx: call.ctx, input: { session: sessionOf(call) } }),
    }),
    defineCall({
      method: 'post',
      path: '/totp/confirm',
      access: 'session',
      summary: 'First code of a new authenticator',
      input: totpInputSchema,
      data: stageAnswerSchema,
      run: async (call) => {
        const login = await confirmTotp({ ctx: call.ctx, input: secondFactor(call) })
        cookies.keepLogin(call.http, login)
        return { stage: login.stage }
      },
    }),
    defineCall({
      method: 'post',
      path: '/totp',
      access: 'session',
      summary: 'Second factor: the code of the authenticator',
      input: totpInputSchema,
      data: stageAnswerSchema,
      run: async (call) => {
        const login = await verifyTotp({ ctx: call.ctx, input: secondFactor(call) })
        cookies.keepLogin(call.http, login)
        return { stage: login.stage }
      },
    }),
    defineCall({
      method: 'post',
      path: '/totp/recovery',
      access: 'session',
      summary: 'Second factor: one of the recovery codes',
      input: recoveryInputSchema,
      data: stageAnswerSchema,
      run: async (call) => {
        const login = await verifyRecoveryCode({ ctx: call.ctx, input: secondFactor(call) })
        cookies.keepLogin(call.http, login)
        return { stage: login.stage }
      },
    }),
  ]
}

function selfCalls(cookies: CookieJar): AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/session',
      access: 'anybody',
      summary: 'State of this browser’s session',
      input: nothing,
      data: sessionStateSchema,
      run: async ({ session, http }): Promise<SessionState> => {
        if (session === null && cookies.session(http) !== null) cookies.dropSession(http)
        return { stage: session?.stage ?? 'none', staff: session?.stage === 'full' ? session.staff : null }
      },
    }),
    defineCall({
      method: 'post',
      path: '/logout',
      access: 'anybody',
      summary: 'End this browser’s session',
      input: nothing,
      data: done,
      run: async ({ ctx, session, http }) => {
        if (session !== null) await logoutStaff({ ctx, input: { session } })
        cookies.dropSession(http)
        return null
      },
    }),
    defineCall({
      method: 'patch',
      path: '/me',
      access: 'staff',
      summary: 'Own settings',
      input: updateSelfInputSchema,
      data: done,
      run: async ({ ctx, input }) => {
        await setStaffLocale({ ctx, input })
        return null
      },
    }),
    defineCall({
      method: 'post',
      path: '/me/password',
      access: 'staff',
      summary: 'A new password; ends all other sessions',
      input: changePasswordInputSchema,
      data: done,
      run: async (call) => {
        const login = await changePassword({ ctx: call.ctx, input: { ...call.input, session: sessionOf(call) } })
        cookies.keepLogin(call.http, login)
        return null
      },
    }),
    defineCall({
      method: 'get',
      path: '/me/access',
      access: 'staff',
      summary: 'How one’s own access stands: recovery codes, other owners',
      input: nothing,
      data: ownAccessSchema,
      run: (call) => readOwnAccess({ ctx: call.ctx, input: { session: sessionOf(call) } }),
    }),
    defineCall({
      method: 'post',
      path: '/me/recovery-codes',
      access: 'staff',
      summary: 'New recovery codes in place of all others; answered once',
      input: confirmSelfInputSchema,
      data: recoveryCodesSchema,
      run: (call) => makeRecoveryCodes({ ctx: call.ctx, input: { ...call.input, session: sessionOf(call) } }),
    }),
    defineCall({
      method: 'post',
      path: '/me/authenticator',
      access: 'staff',
      summary: 'Secret for another authenticator; the present one counts until the new one is confirmed',
      input: confirmSelfInputSchema,
      data: totpEnrolmentSchema,
      run: (call) => changeAuthenticator({ ctx: call.ctx, input: { ...call.input, session: sessionOf(call) } }),
    }),
    defineCall({
      method: 'post',
      path: '/me/authenticator/confirm',
      access: 'staff',
      summary: 'First code of another authenticator; ends all other sessions',
      input: totpInputSchema,
      data: done,
      run: async (call) => {
        await confirmAuthenticator({ ctx: call.ctx, input: { ...call.input, session: sessionOf(call) } })
        return null
      },
    }),
  ]
}
