import { z } from 'zod'
import {
  changeMailInputSchema,
  changePasswordInputSchema,
  deleteMemberInputSchema,
  listMemberEnquiriesInputSchema,
  loginInputSchema,
  memberEnquiryPageSchema,
  memberFavoriteSchema,
  memberInfoSchema,
  memberLevelSchema,
  memberVoucherSchema,
  registerInputSchema,
  requestResetInputSchema,
  resetPasswordInputSchema,
  saveFavoritesInputSchema,
  saveProfileInputSchema,
  tokenAnswerSchema,
  tokenInputSchema,
  verifyMailInputSchema,
  type TokenAnswer,
} from '#contract/member.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import type { DeviceJar } from '#apps/api/device-jar.ts'
import {
  changeMail,
  changeMemberPassword,
  deleteMember,
  listFavorites,
  listMemberEnquiries,
  listMemberLevels,
  listMemberVouchers,
  loginMember,
  logoutMember,
  readMemberInfo,
  registerMember,
  requestPasswordReset,
  resetPassword,
  saveFavorites,
  saveProfile,
  sendVerification,
  verifyMail,
} from '#core/domain/member/index.ts'

const nothing = z.strictObject({})
const open = { methods: ['post'], tag: 'user', isWrite: true, limit: 'account' } as const
const own = { ...open, member: 'required' } as const
const ownRead = { methods: ['get'], tag: 'user', isWrite: false, limit: 'read', member: 'required' } as const

/** Getting in and out (R12.1, R12.2, R12.4). */
const SESSION: readonly ApiRoute[] = [
  defineRoute({
    ...open,
    name: 'registerMember',
    path: '/api/user/registered',
    limit: 'register',
    summary:
      'Registers; the answer is the same whether or not the address has an account. The password as hex(SHA-256(base64(UTF-8(NFKC)))). Unknown fields are dropped.',
    input: registerInputSchema,
    data: tokenAnswerSchema,
    success: 'register_success',
    run: ({ ctx, input, client }) => registerMember({ ctx, input, ip: client.ip }),
  }),
  defineRoute({
    ...open,
    name: 'loginMember',
    path: '/api/user/login',
    summary:
      'Logs in by one of email, mobile and whatsapp. Failures slow down what was typed, the account and the network; a browser that was logged in before, known by a cookie, has a limit of its own. Unknown fields are dropped.',
    input: loginInputSchema,
    data: tokenAnswerSchema,
    success: 'login_success',
    run: async ({ ctx, input, client, device }) => keepDevice(device, await loginMember({ ctx, input, ip: client.ip, deviceProof: device.proof })),
  }),
  defineRoute({
    ...own,
    name: 'readMemberInfo',
    path: '/api/user/info',
    limit: 'read',
    summary: 'Who the token belongs to; 4101 where it is invalid or expired.',
    input: tokenInputSchema,
    data: memberInfoSchema,
    run: ({ ctx }) => readMemberInfo({ ctx }),
  }),
  defineRoute({
    ...open,
    name: 'logoutMember',
    path: '/api/user/logout',
    limit: 'read',
    member: 'accepted',
    summary: 'Ends the session of the token. Always succeeds.',
    input: tokenInputSchema,
    data: z.null(),
    run: async ({ ctx, token }) => {
      await logoutMember({ ctx, input: { token } })
      return null
    },
  }),
]

/** What a member has (R12.12). */
const BELONGINGS: readonly ApiRoute[] = [
  defineRoute({
    name: 'listMemberLevels',
    methods: ['get'],
    path: '/api/user/levels',
    summary: 'The levels of the club with their benefits, lowest first.',
    tag: 'user',
    isWrite: false,
    limit: 'read',
    input: nothing,
    data: z.array(memberLevelSchema),
    run: ({ ctx }) => listMemberLevels({ ctx }),
  }),
  defineRoute({
    ...ownRead,
    name: 'listFavorites',
    path: '/api/user/favorites',
    summary: 'The models that the member has saved, oldest first.',
    input: nothing,
    data: z.array(memberFavoriteSchema),
    run: ({ ctx }) => listFavorites({ ctx }),
  }),
  defineRoute({
    ...own,
    name: 'saveFavorites',
    path: '/api/user/favorites',
    limit: 'intent',
    summary: 'Adds models to the favourites (merge) or makes the list exactly this one (replace). Each model stands once; unknown ones are dropped.',
    input: saveFavoritesInputSchema,
    data: z.array(memberFavoriteSchema),
    run: ({ ctx, input }) => saveFavorites({ ctx, input }),
  }),
  defineRoute({
    ...ownRead,
    name: 'listMemberEnquiries',
    path: '/api/user/enquiries',
    summary: 'The enquiries of the member, newest first, with their stage; with a confirmed address also those that name it.',
    input: listMemberEnquiriesInputSchema,
    data: memberEnquiryPageSchema,
    run: ({ ctx, input }) => listMemberEnquiries({ ctx, input }),
  }),
  defineRoute({
    ...ownRead,
    name: 'listMemberVouchers',
    path: '/api/user/vouchers',
    summary: 'The vouchers of the member: code, value, end, state. Each is for one use.',
    input: nothing,
    data: z.array(memberVoucherSchema),
    run: ({ ctx }) => listMemberVouchers({ ctx }),
  }),
  defineRoute({
    ...ownRead,
    name: 'readMemberProfile',
    path: '/api/user/profile',
    summary: 'The profile of the member.',
    input: nothing,
    data: memberInfoSchema,
    run: ({ ctx }) => readMemberInfo({ ctx }),
  }),
  defineRoute({
    ...own,
    name: 'saveMemberProfile',
    path: '/api/user/profile',
    summary: 'Saves the whole profile; what is left out is emptied, but for the language.',
    input: saveProfileInputSchema,
    data: memberInfoSchema,
    run: ({ ctx, input }) => saveProfile({ ctx, input }),
  }),
]

/** Password, mail address, deletion (R12.9). */
const ACCOUNT: readonly ApiRoute[] = [
  defineRoute({
    ...own,
    name: 'changeMemberPassword',
    path: '/api/user/password',
    summary: 'A new password by the present one; every other session ends.',
    input: changePasswordInputSchema,
    data: z.null(),
    run: async ({ ctx, input, token, device }) => {
      device.keep((await changeMemberPassword({ ctx, input, token })).deviceProof)
      return null
    },
  }),
  defineRoute({
    ...open,
    name: 'requestPasswordReset',
    path: '/api/user/password/request',
    summary:
      'Asks for a link to a new password. The answer is the same for every address; a mail goes out if it has an account. rate_limited where this network has asked for this mailbox often.',
    input: requestResetInputSchema,
    data: z.null(),
    run: async ({ ctx, input, client }) => {
      await requestPasswordReset({ ctx, input, ip: client.ip })
      return null
    },
  }),
  defineRoute({
    ...open,
    name: 'resetPassword',
    path: '/api/user/password/reset',
    summary: 'Sets a new password by the code of a mailed link, once within 60 minutes; every session ends, and a new one begins.',
    input: resetPasswordInputSchema,
    data: tokenAnswerSchema,
    run: async ({ ctx, input, device }) => keepDevice(device, await resetPassword({ ctx, input })),
  }),
  defineRoute({
    ...own,
    name: 'changeMail',
    path: '/api/user/mail',
    summary: 'Asks for another mail address; it changes when the link that is sent there is opened.',
    input: changeMailInputSchema,
    data: z.null(),
    run: async ({ ctx, input, client }) => {
      await changeMail({ ctx, input, ip: client.ip })
      return null
    },
  }),
  defineRoute({
    ...own,
    name: 'sendVerification',
    path: '/api/user/mail/send',
    summary: 'Sends the link that confirms the mail address once more.',
    input: tokenInputSchema,
    data: z.null(),
    run: async ({ ctx, client }) => {
      await sendVerification({ ctx, ip: client.ip })
      return null
    },
  }),
  defineRoute({
    ...open,
    name: 'verifyMail',
    path: '/api/user/mail/verify',
    member: 'accepted',
    summary: 'Confirms a mail address by the code of a mailed link, together with the token or the password of the account.',
    input: verifyMailInputSchema,
    data: tokenAnswerSchema,
    run: async ({ ctx, input, token, device }) => keepDevice(device, await verifyMail({ ctx, input, token })),
  }),
  defineRoute({
    ...own,
    name: 'deleteMember',
    path: '/api/user/delete',
    summary: 'Deletes the account and its personal data; enquiries stay without it.',
    input: deleteMemberInputSchema,
    data: z.null(),
    run: async ({ ctx, input, device }) => {
      await deleteMember({ ctx, input })
      device.keep(null)
      return null
    },
  }),
]

export const USER_ROUTES: readonly ApiRoute[] = [...SESSION, ...BELONGINGS, ...ACCOUNT]

// The proof goes into a cookie that no script reads, never into the body.
function keepDevice(device: DeviceJar, { token, deviceProof }: { token: string; deviceProof: string }): TokenAnswer {
  device.keep(deviceProof)
  return { token }
}
