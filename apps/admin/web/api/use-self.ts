import { useGetIdentity } from 'react-admin'
import type { Permission, StaffSelf } from '#contract/staff.ts'

const FRESH_MS = 60_000

/** The person who is logged in; null while that is being asked. */
export function useSelf(): StaffSelf | null {
  const { identity } = useGetIdentity({ staleTime: FRESH_MS })
  return (identity as unknown as StaffSelf | undefined) ?? null
}

/** True if the person may do it; decides what is offered, never what is allowed. */
export function useMay(permission: Permission): boolean {
  return useSelf()?.permissions.includes(permission) ?? false
}
