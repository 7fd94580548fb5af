// Apart from the schemas, because browsers load these and must not load the validator.

/** Roles that every site begins with. Owners may change all but the first, and add others. */
export const ROLE_KEYS = ['owner', 'sales_manager', 'sales', 'content'] as const
export type RoleKey = (typeof ROLE_KEYS)[number]

/** What a role may do, by part of the work; verbs name the permission that they need. */
export const PERMISSION_AREAS = {
  enquiry: ['enquiry.read', 'enquiry.write', 'enquiry.assign', 'enquiry.export', 'answer_template.write'],
  quotation: ['quotation.write', 'quotation.approve'],
  customer: ['customer.privacy'],
  dealer: ['dealer.read', 'dealer.write', 'dealer.assign'],
  member: ['member.read', 'member.write', 'member.delete'],
  catalogue: ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish', 'catalogue.import'],
  content: ['content.read', 'content.write', 'content.publish'],
  site: ['setting.write', 'webhook.write'],
  people: ['staff.read', 'staff.manage', 'audit.read'],
} as const
export type PermissionArea = keyof typeof PERMISSION_AREAS
/** `partner.manage` is asked for by a command alone, so no role but the owner's has it. */
export type Permission = (typeof PERMISSION_AREAS)[PermissionArea][number] | 'partner.manage'
export const PERMISSIONS: readonly Permission[] = [...Object.values(PERMISSION_AREAS).flat(), 'partner.manage']

/** What is of no use without another permission. */
const NEEDED: Partial<Record<Permission, Permission>> = {
  'enquiry.write': 'enquiry.read',
  'enquiry.assign': 'enquiry.write',
  'enquiry.export': 'enquiry.read',
  'answer_template.write': 'enquiry.read',
  'quotation.write': 'enquiry.write',
  'quotation.approve': 'quotation.write',
  'customer.privacy': 'enquiry.read',
  'dealer.write': 'dealer.read',
  'dealer.assign': 'dealer.write',
  'member.write': 'member.read',
  'member.delete': 'member.write',
  'catalogue.write': 'catalogue.read',
  'catalogue.price': 'catalogue.read',
  'catalogue.publish': 'catalogue.read',
  'catalogue.import': 'catalogue.read',
  'content.write': 'content.read',
  'content.publish': 'content.write',
  'staff.manage': 'staff.read',
  'audit.read': 'staff.read',
}

/** The same permissions with all that they need, in the order of the areas, each once. */
export function withNeeded(given: readonly string[]): Permission[] {
  const all = new Set<string>(given)
  for (const name of given) for (let next = NEEDED[name as Permission]; next !== undefined; next = NEEDED[next]) all.add(next)
  return PERMISSIONS.filter((name) => all.has(name))
}

/** The permissions that are left when one goes, with all that need it. */
export function without(given: readonly Permission[], gone: Permission): Permission[] {
  return given.filter((name) => !withNeeded([name]).includes(gone))
}

/** `enrol`: password given, the second factor must be set up; `totp`: its code is awaited; `full`: logged in. */
export const SESSION_STAGES = ['enrol', 'totp', 'full'] as const
export type SessionStage = (typeof SESSION_STAGES)[number]

/** Mails to people of the staff about their access. */
export const STAFF_MAIL_KINDS = ['invitation', 'recovery_made', 'recovery_used', 'authenticator_changed'] as const
export type StaffMailKind = (typeof STAFF_MAIL_KINDS)[number]

/** Codes made at once, and how many are few. */
export const RECOVERY_CODES = 10
export const FEW_RECOVERY_CODES = 3
