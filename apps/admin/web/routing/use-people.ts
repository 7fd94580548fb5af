import { useGetList } from 'react-admin'
import type { WorkingTime } from '#contract/working-time.ts'

/** Everybody who may own a lead, with whether they are at work now. */
export function usePeople(): { people: readonly WorkingTime[]; refetch: () => void } {
  const { data: people = [], refetch } = useGetList<WorkingTime>('working-times', { pagination: { page: 1, perPage: 500 } })
  return { people, refetch: () => void refetch() }
}
