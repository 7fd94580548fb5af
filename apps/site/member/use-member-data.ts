import { useCallback, useEffect, useState } from 'react'
import { storedToken } from '#apps/site/client/storage.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { useMember } from './member-context.tsx'
import { requestMember } from './member-request.ts'

export type MemberData<Data> = Data | 'waiting' | 'failed'

/** Something of the member's, read when it is shown; `path` is below `/api/user/`. */
export function useMemberData<Data extends object>(path: string): { data: MemberData<Data>; retry: () => void } {
  const lang = useLocale()
  const { isOver } = useMember()
  const [round, setRound] = useState(0)
  const [data, setData] = useState<MemberData<Data>>('waiting')
  useEffect(() => {
    let isCurrent = true
    setData((before) => (typeof before === 'string' ? 'waiting' : before))
    requestMember<Data>({ path, lang, token: storedToken.read() }).then(
      (answer) => {
        if (!isCurrent || isOver(answer)) return
        setData(answer.data ?? 'failed')
      },
      () => isCurrent && setData('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [path, lang, isOver, round])
  const retry = useCallback(() => {
    setData('waiting')
    setRound((before) => before + 1)
  }, [])
  return { data, retry }
}
