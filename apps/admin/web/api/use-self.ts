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

/** A right, or several of which one is enough. */
export type Right = Permission | readonly Permission[]

/** True if the person may do it; decides what is offered, never what is allowed. */
export function useMay(right: Right): boolean {
  return holds(useSelf()?.permissions ?? [], right)
}

/** True if one of the rights is among the permissions. */
export function holds(permissions: readonly string[], right: Right): boolean {
  return [right].flat().some((permission) => permissions.includes(permission))
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
