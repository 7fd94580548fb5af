import { PERMISSIONS, type Permission, type RoleKey } from '#contract/staff-values.ts'

const SALES: readonly Permission[] = ['enquiry.read', 'enquiry.write', 'quotation.write', 'dealer.read', 'dealer.write', 'member.read']
const SALES_MANAGER: readonly Permission[] = [
  ...SALES,
  'enquiry.assign',
  'enquiry.export',
  'answer_template.write',
  'quotation.approve',
  'customer.privacy',
  'dealer.assign',
  'member.write',
  'staff.read',
]
const CONTENT: readonly Permission[] = [
  'catalogue.read',
  'catalogue.write',
  'catalogue.price',
  'catalogue.publish',
  'catalogue.import',
  'content.read',
  'content.write',
  'content.publish',
]

/** What each shipped role may do until an owner changes it; an owner may do everything, always. */
export const ROLE_PERMISSIONS: Record<RoleKey, readonly Permission[]> = {
  owner: PERMISSIONS,
  sales_manager: SALES_MANAGER,
  sales: SALES,
  content: CONTENT,
}
