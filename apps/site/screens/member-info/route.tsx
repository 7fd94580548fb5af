import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#apps/site/i18n.tsx'
import { LogoutButton } from '#apps/site/member/logout-button.tsx'
import { useMember } from '#apps/site/member/member-context.tsx'
import { MemberGate } from '#apps/site/member/member-gate.tsx'
import { MEMBER_PARTS, PART_TITLES } from '#apps/site/member/member-part.ts'
import { VerifyNotice } from '#apps/site/member/verify-notice.tsx'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { Anchor, Container, Heading, IconChevronEnd, Skeleton } from '#apps/site/ui/index.ts'

/** The member is known by the browser alone: script starts right after the first view. */
export const handle = { isUrgent: true }

/** `/mobile/info`: the member's page on phones, an overview whose rows lead to `/mobile/info/details`. It has no tab bar (specification section 2). */
export default function MemberInfoScreen() {
  const t = useTranslations()
  return (
    <Container as="main" id="content" width="text" className="pt-6 pb-section">
      <title>{`${t('member.title')} · ${t('common.siteName')}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{t('member.title')}</Heading>
      <div className="mt-5 min-h-24">
        <MemberGate waiting={<Waiting />}>
          <Who />
        </MemberGate>
      </div>
      <Rows />
      <div className="mt-8 grid gap-3 phablet:flex">
        <AskLink subject={{ type: 'sheet' }}>{t('shell.askUs')}</AskLink>
        <LogoutButton className="noscript:hidden" />
      </div>
    </Container>
  )
}

function Who() {
  const t = useTranslations('member')
  const locale = useLocale()
  const { info } = useMember()
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 text-lead font-semibold break-words">
          <bdi>{info.name === '' ? info.mail : info.name}</bdi>
        </p>
        {info.level === null ? null : (
          <p className="text-lead font-semibold">
            <span className="sr-only">{t('level')}: </span>
            {info.level.name}
          </p>
        )}
        <p className="w-full text-muted">{t('since', { date: formatDate(locale, info.member_since) })}</p>
      </div>
      {info.is_mail_verified ? null : <VerifyNotice />}
    </div>
  )
}

function Rows() {
  const t = useTranslations()
  return (
    <nav aria-label={t('member.parts')} className="mt-5 border-t border-ink">
      <ul>
        {MEMBER_PARTS.map((part) => (
          <li key={part} className="border-b border-line">
            <Anchor href={`/mobile/info/details?part=${part}`} className="flex min-h-[calc(var(--spacing)*14)] items-center justify-between gap-4 py-2">
              {t(PART_TITLES[part])}
              <IconChevronEnd aria-hidden className="size-5 flex-none text-muted rtl:-scale-x-100" strokeWidth={1.75} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-3">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-5 w-36" />
    </div>
  )
}
