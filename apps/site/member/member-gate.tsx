import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { ButtonLink, Notice } from '#apps/site/ui/index.ts'
import { Failed } from './list-state.tsx'
import { MemberProvider, useMemberInfo } from './member-context.tsx'

type MemberGateProps = {
  /** Takes the room of what comes, so that nothing moves. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Shows what is the member's once the browser knows who is there. The page itself is the same for everybody: it comes with room for
 * it, and for readers without script with a word and a person to write to.
 */
export function MemberGate(props: MemberGateProps) {
  return useHydrated() ? <AliveGate {...props} /> : <BeforeScript waiting={props.waiting} />
}

function AliveGate({ waiting, children }: MemberGateProps) {
  const t = useTranslations('member')
  const { state, retry } = useMemberInfo()
  switch (state.kind) {
    case 'known':
      return <MemberProvider member={state.member}>{children}</MemberProvider>
    case 'failed':
      return <Failed message={state.message} retry={retry} />
    case 'waiting':
      return (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          {waiting}
        </div>
      )
  }
}

function BeforeScript({ waiting }: { waiting: ReactNode }) {
  const t = useTranslations('member')
  const shortlist = useTranslations('shortlist')
  return (
    <>
      <noscript>
        <div className="grid max-w-text justify-items-start gap-6">
          <Notice>{t('needsScript')}</Notice>
          <ContactChannels />
          <ButtonLink href="/carList" variant="primary">
            {shortlist('browse')}
          </ButtonLink>
        </div>
      </noscript>
      <div className="noscript:hidden">{waiting}</div>
    </>
  )
}
