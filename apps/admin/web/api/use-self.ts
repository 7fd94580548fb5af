import { useEffect } from 'react'
import { useGetIdentity } from 'react-admin'
import type { Permission, StaffSelf } from '#contract/staff.ts'
import { onRefused } from './refused.ts'

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

/** Where an owner has changed what the person may do, the first refusal brings what the screens offer up to date. Stands once, around all screens. */
export function FollowRights() {
  const { refetch } = useGetIdentity({ staleTime: FRESH_MS })
  useEffect(() => onRefused(() => void refetch?.()), [refetch])
  return null
}

/** True if the person may write and publish in the language. */
export function useMayWriteIn(): (code: string) => boolean {
  const languages = useSelf()?.languages ?? null
  return (code) => languages?.includes(code) ?? true
}
