/** What a company may say of itself in figures. `founded` and `qualified` (to export used vehicles) are years, all others counts. */
export const CLAIM_NAMES = ['founded', 'qualified', 'vehicles', 'makers', 'countries', 'staff', 'enquiries'] as const
export type ClaimName = (typeof CLAIM_NAMES)[number]
