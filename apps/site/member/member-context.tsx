import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ERRORS } from '#contract/errors.ts'
import type { MemberInfo } from '#contract/member.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { storedMobile, storedToken } from '#apps/site/client/storage.ts'
import { useToast } from '#apps/site/ui/index.ts'
import { requestMember } from './member-request.ts'
import type { MemberAnswer } from './member-request.ts'
import { dropSession } from './session.ts'

export type Member = {
  info: MemberInfo
  setInfo: (info: MemberInfo) => void
  /** True where an answer says that the session is over; the visitor is led to the login then. */
  isOver: (answer: MemberAnswer<unknown>) => boolean
}

/** `failed`: nobody knows who is there; `message` is the server's, or ours. */
export type MemberState = { kind: 'waiting' } | { kind: 'failed'; message: string } | { kind: 'known'; member: Member }

const MemberContext = createContext<Member | null>(null)

/** The member of the page, inside `MemberGate` only. */
export function useMember(): Member {
  const member = use(MemberContext)
  if (!member) throw new Error('Outside of a member’s page')
  return member
}

export function MemberProvider({ member, children }: { member: Member; children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>
}

/**
 * Who is logged in (R12.5): code 4101 says so by a toast, deletes the token and leads to `/club`; any other refusal
 * blanks the token; a request that fails leaves it and is told. Without a token the login is shown.
 */
export function useMemberInfo(): { state: MemberState; retry: () => void } {
  const t = useTranslations('club')
  const lang = useLocale()
  const navigate = useNavigate()
  const isOver = useSessionEnd()
  const [round, setRound] = useState(0)
  const [info, setInfo] = useState<MemberInfo | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    const token = storedToken.read()
    if (token === null) {
      void navigate('/club?type=1', { replace: true })
      return
    }
    requestMember<MemberInfo>({ path: 'info', lang, token, body: {} }).then(
      (answer) => isCurrent && take(answer),
      (error: unknown) => isCurrent && setFailure((error instanceof Error && error.message) || t('infoFailed')),
    )
    return () => {
      isCurrent = false
    }

    function take(answer: MemberAnswer<MemberInfo>) {
      if (answer.code === 0 && answer.data !== null) {
        storedMobile.write(answer.data.mobile === '' ? null : answer.data.mobile)
        setInfo(answer.data)
        return
      }
      if (isOver(answer)) return
      dropSession()
      setFailure(answer.message || t('infoFailed'))
    }
  }, [round, lang, navigate, isOver, t])

  const retry = useCallback(() => {
    setFailure(null)
    setRound((before) => before + 1)
  }, [])
  const state = useMemo((): MemberState => {
    if (info !== null) return { kind: 'known', member: { info, setInfo, isOver } }
    return failure === null ? { kind: 'waiting' } : { kind: 'failed', message: failure }
  }, [info, failure, isOver])
  return { state, retry }
}

/** Code 4101: a failure toast with the message, the token is deleted, and the visitor is at `/club` (R12.5). */
function useSessionEnd(): (answer: MemberAnswer<unknown>) => boolean {
  const toast = useToast()
  const navigate = useNavigate()
  const t = useTranslations('club')
  return useCallback(
    ({ code, message }: MemberAnswer<unknown>) => {
      if (code !== ERRORS.token_invalid.code) return false
      toast({ text: message || t('infoFailed'), tone: 'failure', isForNextPage: true })
      dropSession()
      void navigate('/club')
      return true
    },
    [toast, navigate, t],
  )
}
