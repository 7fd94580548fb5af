import { useCallback, useRef, useState } from 'react'
import type { ErrorKey } from '#contract/errors.ts'
import type { MediaPlace } from '#contract/media.ts'
import { upload } from './upload.ts'

/** A file on its way: `share` of it is sent; `error` is the key of why it was not taken. */
export type Sending = { id: number; name: string; share: number; error: ErrorKey | 'offline' | null }

/** Sends files one after another, so that they keep their order. What was not taken stays in the list until it is dismissed. */
export function useUploads(onStored: () => void): {
  sendings: readonly Sending[]
  send: (files: readonly File[], place: MediaPlace) => void
  dismiss: (id: number) => void
} {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)
  const change = useCallback((id: number, values: Partial<Sending> | null) => {
    setSendings((all) => all.flatMap((one) => (one.id !== id ? [one] : values === null ? [] : [{ ...one, ...values }])))
  }, [])

  const send = useCallback(
    (files: readonly File[], place: MediaPlace) => {
      for (const file of files) {
        const id = (count.current += 1)
        setSendings((all) => [...all, { id, name: file.name, share: 0, error: null }])
        line.current = line.current.then(async () => {
          const error = await upload(file, place, (share) => change(id, { share }))
          change(id, error === null ? null : { error })
          if (error === null) onStored()
        })
      }
    },
    [change, onStored],
  )
  const dismiss = useCallback((id: number) => change(id, null), [change])
  return { sendings, send, dismiss }
}
