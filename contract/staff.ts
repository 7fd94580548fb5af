import { z } from 'zod'
import { PERMISSIONS, SESSION_STAGES, type Permission } from './staff-values.ts'
import { lineSchema, localeSchema } from './texts.ts'

export type { Permission }

/** Languages of the back office (R2.3). */
const staffLocale = z.enum(['en', 'zh'])

const mail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/)
const personName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u)
/** `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (R12.2). */
const transformedPassword = z.string().regex(/^[0-9a-f]{64}$/)
const linkToken = z.string().regex(/^(\d{1,18}\.)?[A-Za-z0-9_-]{43}$/)
const totpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** What a role is called: a shipped one has a name of its own where both are empty; a language without a name takes the other. */
const roleNameSchema = z.object({ role_key: z.string(), name_en: z.string(), name_zh: z.string() })
export type RoleName = z.infer<typeof roleNameSchema>

/** The person who is logged in. `permissions` decide what the screens offer; the server decides again. `languages` null: all of them. */
export const staffSelfSchema = z.object({
  id: z.number().int(),
  mail: z.string(),
  name: z.string(),
  locale: staffLocale,
  roles: z.array(roleNameSchema),
  permissions: z.array(z.string()),
  languages: z.array(z.string()).nullable(),
})
export type StaffSelf = z.infer<typeof staffSelfSchema>

/** State of the browser's session; `staff` only at stage `full`. */
export const sessionStateSchema = z.object({ stage: z.enum(['none', ...SESSION_STAGES]), staff: staffSelfSchema.nullable() })
export type SessionState = z.infer<typeof sessionStateSchema>

export const checkLinkInputSchema = z.strictObject({ token: linkToken })
/** What an access link is for: the first owner, or one person (invited, or asked to start anew). `locale`: that they were invited in. */
export const accessLinkSchema = z.object({
  kind: z.enum(['first', 'personal']),
  mail: z.string().nullable(),
  name: z.string().nullable(),
  locale: staffLocale.nullable(),
})
export type AccessLink = z.infer<typeof accessLinkSchema>

/** `mail` counts for the first owner only; a personal link carries its own. */
export const completeSetupInputSchema = z.strictObject({
  token: linkToken,
  mail: mail.optional(),
  name: personName,
  password: transformedPassword,
  locale: staffLocale,
})
export type CompleteSetupInput = z.infer<typeof completeSetupInputSchema>

export const loginInputSchema = z.strictObject({ mail: z.string().trim().toLowerCase().max(254), password: transformedPassword })
export type LoginInput = z.infer<typeof loginInputSchema>

export const stageAnswerSchema = z.object({ stage: z.enum(SESSION_STAGES) })

/** Secret in base32 for typing by hand, and the same as an `otpauth:` address for a QR code. */
export const totpEnrolmentSchema = z.object({ secret: z.string(), uri: z.string() })
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>

export const totpInputSchema = z.strictObject({ code: totpCode })

/** Sixteen letters and digits; how they are grouped and written does no harm. Letters that look like digits count as these. */
const recoveryCode = z
  .string()
  .max(60)
  .transform((typed) =>
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  )
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'recovery_code'))
export const recoveryInputSchema = z.strictObject({ code: recoveryCode })

/** The present password once more, before something that opens the account. */
export const confirmSelfInputSchema = z.strictObject({ current: transformedPassword })

/** Shown once, kept only as hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** How one's own access stands. `made_at` null: no codes were ever made. `is_sole_owner`: nobody else could let them in again. */
export const ownAccessSchema = z.object({
  recovery_codes: z.object({ left: z.number().int(), made_at: z.string().nullable() }),
  is_sole_owner: z.boolean(),
})
export type OwnAccess = z.infer<typeof ownAccessSchema>

export const updateSelfInputSchema = z.strictObject({ locale: staffLocale })
export const changePasswordInputSchema = z.strictObject({ current: transformedPassword, next: transformedPassword })
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>

export const STAFF_STATES = ['active', 'invited', 'disabled'] as const
export const staffMemberSchema = z.object({
  id: z.number().int(),
  mail: z.string(),
  name: z.string(),
  roles: z.array(roleNameSchema),
  state: z.enum(STAFF_STATES),
  has_second_factor: z.boolean(),
  /** Until when the newest link of somebody who is invited works; null where none does, or it is still to be sent. */
  link_until: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** Colleagues to choose an owner from: names only. `may_own_enquiries`: who cannot answer leads cannot own them; `owns_enquiries`: some are theirs. */
export const colleagueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_active: z.boolean(),
  may_own_enquiries: z.boolean(),
  owns_enquiries: z.boolean(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** A role as it is edited, whole. `languages`: in which its people may write and publish; null: in all. */
const roleValueSchema = z.strictObject({
  name_en: lineSchema(60),
  name_zh: lineSchema(60),
  permissions: z.array(z.enum(PERMISSIONS)).max(100),
  languages: z.array(localeSchema).min(1, 'one_language').max(50).nullable(),
})
export type RoleValue = z.infer<typeof roleValueSchema>

/** `people`: how many have it. */
export const roleSchema = z.object({ id: z.number().int(), role_key: z.string(), version: z.number().int(), people: z.number().int(), value: roleValueSchema })
export type Role = z.infer<typeof roleSchema>

/** Open leads of people, and of how many the buyer waits for an answer. */
export const ownedLeadsSchema = z.object({ open: z.number().int(), waiting: z.number().int() })
export type OwnedLeads = z.infer<typeof ownedLeadsSchema>

/** Who gets the open leads of whoever may not answer leads any more: a colleague, whom the rules say, or nobody. */
const handOverTo = z.union([z.enum(['rules', 'nobody']), z.int().min(1)], 'invalid_value')
export type HandOverTo = z.infer<typeof handOverTo>

/** `version` 0: it is new. */
export const saveRoleInputSchema = z.strictObject({ version: z.number().int().min(0), value: roleValueSchema, hand_over: handOverTo.optional() })
export type SaveRoleInput = z.infer<typeof saveRoleInputSchema>

const roleKey = z.string().regex(/^[a-z0-9_]{1,40}$/, 'invalid_value')

/** `locale`: of the mail, and of the screens until they choose another. */
export const inviteStaffInputSchema = z.strictObject({ mail, name: personName, role: roleKey, locale: staffLocale.default('en') })
export type InviteStaffInput = z.input<typeof inviteStaffInputSchema>

export const staffRoleInputSchema = z.strictObject({ role: roleKey, hand_over: handOverTo.optional() })
export const disableStaffInputSchema = z.strictObject({ hand_over: handOverTo.optional() })

/** A link for one person; shown once, kept only as a hash. */
export const staffLinkSchema = z.object({ staff_id: z.number().int(), token: z.string(), expires_at: z.string() })
export type StaffLink = z.infer<typeof staffLinkSchema>

/** Somebody was invited: by mail (`link` null), or with a link to pass on where no mail server is set. */
export const invitationSchema = z.object({ staff_id: z.number().int(), link: staffLinkSchema.nullable() })
export type Invitation = z.infer<typeof invitationSchema>
