import { z } from 'zod'
import { MEMBER_ENQUIRY_STAGES, VOUCHER_STATES } from './member-values.ts'

/**
 * The members' club (chapter 12, decision 0013).
 *
 * Token: data `{token}` of login, register and reset. The browser keeps it in localStorage under `token` and sends it as
 * `Authorization: Bearer <token>`, or in the body field `token`; never in an address. Invalid or expired: code 4101.
 *
 * Links in mails carry their code after `#`, so that no log sees it: `/club#verify=CODE` (a new account, or a new address of an old
 * one) and `/club#reset=CODE`. Every such mail also shows the code as text, to be pasted into the form of `/club?type=verify` or `/club?type=reset`, which works without script.
 */

/** Path of the page that reads `#verify=` and `#reset=`. */
export const MEMBER_LINK_PATH = '/club'
/** Days after which an account without a confirmed mail address is deleted. */
export const UNVERIFIED_DAYS = 30
export const VERIFY_HOURS = 72
/** Most favourites that an account keeps. */
export const FAVORITES_MAX = 500

/** `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (R12.2). The password itself never crosses this line. */
const passwordSchema = z.string().regex(/^[0-9a-f]{64}$/)
/** Where the header `Authorization` is not used. */
const tokenField = { token: z.string().max(200).optional().catch(undefined) }
const line = (max: number) => z.string().trim().max(max)
/** A code as it stands in a mail. */
const codeSchema = z.string().trim().min(20).max(100)

export const tokenAnswerSchema = z.object({ token: z.string() })
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>

/**
 * `POST /api/user/registered`. Required: email, password; other form fields are dropped. The answer is the same whether or not the address
 * has an account: always a new, empty, unconfirmed one. Errors: `validation_failed` (issue `email` `invalid`), `common_password`, `rate_limited`.
 */
export const registerInputSchema = z.object({
  email: line(254),
  password: passwordSchema,
  name: line(120).optional(),
  mobile: line(60).optional(),
  whatsapp: line(60).optional(),
  country: line(120).optional(),
  country_id: z.coerce.number().int().positive().optional(),
  lang: line(10).optional(),
})
export type RegisterInput = z.infer<typeof registerInputSchema>

/**
 * `POST /api/user/login`. One of email, mobile, whatsapp; a number in both of the latter finds an account that has it as either. Other form fields are
 * dropped. A number may be written with or without its country. A browser that was logged in
 * before is known by a cookie (`known-device.ts`) and has a limit of its own. Errors: `login_failed`, `rate_limited`, `unavailable`.
 */
export const loginInputSchema = z.object({
  email: line(254).optional(),
  mobile: line(254).optional(),
  whatsapp: line(254).optional(),
  password: passwordSchema,
  country: line(120).optional(),
  country_id: z.coerce.number().int().positive().optional(),
})
export type MemberLoginInput = z.infer<typeof loginInputSchema>

/** `POST /api/user/info`, `POST /api/user/logout` (which always succeeds), `POST /api/user/mail/send`. */
export const tokenInputSchema = z.object({ ...tokenField, lang: line(10).optional() })

/** A level in the language of the request; `GET /api/user/levels` answers all, lowest first. For pages: verb `listMemberLevels`. */
export const memberLevelSchema = z.object({
  /** `silver`, `gold`, `platinum` … */
  level_key: z.string(),
  rank: z.number().int(),
  name: z.string(),
  /** How one gets there. */
  reach: z.string(),
  benefits: z.array(z.string()),
  /** What each member of the level is given, once; null: no voucher. One of the two values is null. */
  voucher: z.object({ amount_usd_cents: z.number().int().nullable(), percent: z.number().int().nullable(), valid_days: z.number().int() }).nullable(),
})
export type MemberLevel = z.infer<typeof memberLevelSchema>

/** `POST /api/user/info`; '' where nothing is known, so that screens show nothing. */
export const memberInfoSchema = z.object({
  mobile: z.string(),
  name: z.string(),
  mail: z.string(),
  whatsapp: z.string(),
  /** Name in the language of the request. */
  country: z.string(),
  country_id: z.number().int().nullable(),
  /** Language that we write to the member in. */
  locale: z.string(),
  level: memberLevelSchema.nullable(),
  /** False: the mailed link was not opened yet; earlier enquiries and the welcome voucher wait for it. */
  is_mail_verified: z.boolean(),
  /** ISO 8601; when an unconfirmed account is deleted, null for a confirmed one. */
  verify_until: z.string().nullable(),
  /** ISO 8601. */
  member_since: z.string(),
})
export type MemberInfo = z.infer<typeof memberInfoSchema>

/** A saved model under the names of the browser's store `favoriteData` (R11.1). */
export const memberFavoriteSchema = z.object({
  model_id: z.number().int(),
  model_name: z.string(),
  model_sign: z.string(),
  brand_name: z.string(),
  brand_sign: z.string(),
})
export type MemberFavorite = z.infer<typeof memberFavoriteSchema>

/**
 * `POST /api/user/favorites`; `GET` answers the list. `merge` (the default; at login) adds what is new at the end, `replace` makes the list
 * exactly this one (an empty list may be left out). Only `model_sign` counts, each model once; models we do not know are dropped. Answers the list, oldest first.
 */
export const saveFavoritesInputSchema = z.object({
  ...tokenField,
  mode: z.enum(['merge', 'replace']).default('merge'),
  favorites: z
    .array(z.object({ model_sign: line(200) }))
    .max(FAVORITES_MAX)
    .default([]),
})
export type SaveFavoritesInput = z.infer<typeof saveFavoritesInputSchema>

/** `GET /api/user/enquiries`: newest first. */
export const listMemberEnquiriesInputSchema = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(24),
})
export type ListMemberEnquiriesInput = z.infer<typeof listMemberEnquiriesInputSchema>

export const memberEnquirySchema = z.object({
  reference: z.string(),
  /** Maker and model as people say them; null for a general question. */
  subject: z.string().nullable(),
  /** Address of what was asked about on this site, null where it is gone or there was none. */
  path: z.string().nullable(),
  remark: z.string(),
  stage: z.enum(MEMBER_ENQUIRY_STAGES),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601; the last change of its stage, else of its arrival. */
  updated_at: z.string(),
})
export type MemberEnquiry = z.infer<typeof memberEnquirySchema>

export const memberEnquiryPageSchema = z.object({
  list: z.array(memberEnquirySchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
})
export type MemberEnquiryPage = z.infer<typeof memberEnquiryPageSchema>

/** `GET /api/user/vouchers`: what can be used first, then the others, newest first. Each voucher is for one use. */
export const memberVoucherSchema = z.object({
  code: z.string(),
  /** One of the two values is null. */
  amount_usd_cents: z.number().int().nullable(),
  percent: z.number().int().nullable(),
  state: z.enum(VOUCHER_STATES),
  is_single_use: z.literal(true),
  /** ISO 8601; null: no end. */
  valid_until: z.string().nullable(),
  /** ISO 8601. */
  used_at: z.string().nullable(),
})
export type MemberVoucher = z.infer<typeof memberVoucherSchema>

/**
 * `POST /api/user/profile`: the whole profile, what is left out is emptied; the language stays where it is left out. `GET` answers `memberInfoSchema`,
 * as this does. The mail address has its own call.
 */
export const saveProfileInputSchema = z.object({
  ...tokenField,
  name: line(120),
  mobile: line(60).optional(),
  whatsapp: line(60).optional(),
  country: line(120).optional(),
  country_id: z.coerce.number().int().positive().optional(),
  locale: line(10).optional(),
  lang: line(10).optional(),
})
export type SaveProfileInput = z.infer<typeof saveProfileInputSchema>

/** `POST /api/user/password`: `password` is the present one. Ends all other sessions. Errors: `wrong_password`, `common_password`, `rate_limited`. */
export const changePasswordInputSchema = z.object({ ...tokenField, password: passwordSchema, new_password: passwordSchema })
export type ChangeMemberPasswordInput = z.infer<typeof changePasswordInputSchema>

/** `POST /api/user/password/request`: always the same answer (data null); a mail goes out if the address has an account. */
export const requestResetInputSchema = z.object({ email: line(254), lang: line(10).optional() })
export type RequestResetInput = z.infer<typeof requestResetInputSchema>

/** `POST /api/user/password/reset`: ends every session, confirms the address and answers a new token. Errors: `link_invalid`, `common_password`. */
export const resetPasswordInputSchema = z.object({ code: codeSchema, password: passwordSchema })
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

/**
 * `POST /api/user/mail/verify`: `#verify=CODE` of a new account and of a changed address. Whoever opens the link must also be the one who asked for
 * it: the account's token, or its password (open the field for it when the answer is `verify_needs_password`). Errors: `link_invalid`,
 * `verify_needs_password`, `wrong_password`, `mail_taken` (another account has confirmed the address since), `rate_limited`. Answers the token to use from now on.
 */
export const verifyMailInputSchema = z.object({ ...tokenField, code: codeSchema, password: passwordSchema.optional() })
export type VerifyMailInput = z.infer<typeof verifyMailInputSchema>

/** `POST /api/user/mail`: asks for another mail address; it changes when the link sent there is opened. Always data null. Errors: `wrong_password`, `validation_failed`. */
export const changeMailInputSchema = z.object({ ...tokenField, email: line(254), password: passwordSchema })
export type ChangeMailInput = z.infer<typeof changeMailInputSchema>

/** `POST /api/user/delete`: the account and its personal data; enquiries stay with the sales staff, without the account. Errors: `wrong_password`. */
export const deleteMemberInputSchema = z.object({ ...tokenField, password: passwordSchema })
export type DeleteMemberInput = z.infer<typeof deleteMemberInputSchema>
