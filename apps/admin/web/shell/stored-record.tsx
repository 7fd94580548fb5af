import type { ReactNode } from 'react'
import { useGetOne, useParams, type RaRecord } from 'react-admin'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'

type StoredRecordProps<Stored> = { resource: string; id: string | number; children: (stored: Stored) => ReactNode }

/** A thing as it is stored now, since a form starts from nothing older; while it is asked for, and where it cannot be had, that is shown. */
export function StoredRecord<Stored extends RaRecord>({ resource, id, children }: StoredRecordProps<Stored>) {
  const { data, error, refetch } = useGetOne<Stored>(resource, { id }, { gcTime: 0 })
  if (data !== undefined) return children(data)
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

type AddressedRecordProps<Stored> = {
  resource: string
  /** What the form of a new one starts with. */
  fresh: Omit<Stored, 'id'>
  /** `id` null: it is new. */
  children: (id: number | null, stored: Omit<Stored, 'id'>) => ReactNode
}

/** The thing whose number the address names, or a new one at `create`. */
export function AddressedRecord<Stored extends RaRecord>({ resource, fresh, children }: AddressedRecordProps<Stored>) {
  const { id } = useParams<{ id: string }>()
  if (id === 'create') return children(null, fresh)
  return (
    <StoredRecord<Stored> key={id} resource={resource} id={Number(id)}>
      {(stored) => children(Number(id), stored)}
    </StoredRecord>
  )
}
