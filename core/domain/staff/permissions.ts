import type { RoleKey } from '#contract/staff-values.ts'
import type { Permission } from '#contract/staff.ts'

const SALES: readonly Permission[] = ['enquiry.read', 'enquiry.write', 'dealer.read', 'dealer.write']
const SALES_MANAGER: readonly Permission[] = [...SALES, 'enquiry.assign', 'enquiry.export', 'dealer.assign', 'staff.read']
const CONTENT: readonly Permission[] = ['catalogue.read', 'catalogue.write', 'catalogue.import', 'content.read', 'content.write']
const OWNER: readonly Permission[] = [...SALES_MANAGER, ...CONTENT, 'staff.manage', 'audit.read', 'setting.write', 'partner.manage']

/** What each role may do; written into table `role` at start, so that the check at run time reads the table. */
export const ROLE_PERMISSIONS: Record<RoleKey, readonly Permission[]> = {
  owner: OWNER,
  sales_manager: SALES_MANAGER,
  sales: SALES,
  content: CONTENT,
}
