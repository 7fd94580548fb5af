import { z } from 'zod'
import { ROLE_KEYS, SESSION_STAGES } from './staff-values.ts'

/** Languages of the back office (R2.3). */
const staffLocale = z.enum(['en', 'zh'])

/** What a role may do; verbs name the one they need. */
export const PERMISSIONS = [
  'enquiry.read',
  'enquiry.write',
  'enquiry.assign',
  'enquiry.export',
  'dealer.read',
  'dealer.write',
  'dealer.assign',
  'catalogue.read',
  'catalogue.write',
  'catalogue.import',
  'content.read',
  'content.write',
  'staff.read',
  'staff.manage',
  'audit.read',
  'setting.write',
  'partner.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

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

/** The person who is logged in. `permissions` decide what the screens offer; the server decides again. */
export const staffSelfSchema = z.object({
  id: z.number().int(),
  mail: z.string(),
  name: z.string(),
  locale: staffLocale,
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
})
export type StaffSelf = z.infer<typeof staffSelfSchema>

/** State of the browser's session; `staff` only at stage `full`. */
export const sessionStateSchema = z.object({ stage: z.enum(['none', ...SESSION_STAGES]), staff: staffSelfSchema.nullable() })
export type SessionState = z.infer<typeof sessionStateSchema>

export const checkLinkInputSchema = z.strictObject({ token: linkToken })
/** What an access link is for: the first owner, or one person (invited, or asked to start anew). */
export const accessLinkSchema = z.object({ kind: z.enum(['first', 'personal']), mail: z.string().nullable(), name: z.string().nullable() })
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

export const updateSelfInputSchema = z.strictObject({ locale: staffLocale })
export const changePasswordInputSchema = z.strictObject({ current: transformedPassword, next: transformedPassword })
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>

export const STAFF_STATES = ['active', 'invited', 'disabled'] as const
export const staffMemberSchema = z.object({
  id: z.number().int(),
  mail: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  state: z.enum(STAFF_STATES),
  has_second_factor: z.boolean(),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** Colleagues to choose an owner from: names only. */
export const colleagueSchema = z.object({ id: z.number().int(), name: z.string(), is_active: z.boolean() })
export type Colleague = z.infer<typeof colleagueSchema>

export const roleSchema = z.object({ role_key: z.string(), permissions: z.array(z.string()) })
export type Role = z.infer<typeof roleSchema>

export const inviteStaffInputSchema = z.strictObject({ mail, name: personName, role: z.enum(ROLE_KEYS) })
export type InviteStaffInput = z.infer<typeof inviteStaffInputSchema>

export const staffRoleInputSchema = z.strictObject({ role: z.enum(ROLE_KEYS) })

/** A link for one person; shown once, kept only as a hash. */
export const staffLinkSchema = z.object({ staff_id: z.number().int(), token: z.string(), expires_at: z.string() })
export type StaffLink = z.infer<typeof staffLinkSchema>
