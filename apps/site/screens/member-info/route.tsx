import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { LogoutButton } from '#apps/site/member/logout-button.tsx'
import { useMember } from '#apps/site/member/member-context.tsx'
import { MemberGate } from '#apps/site/member/member-gate.tsx'
import { MEMBER_PARTS, PART_TITLES } from '#apps/site/member/member-part.ts'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { Anchor, Container, Heading, IconChevronEnd, IconWarning, Skeleton, TextLink } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'

/** The member is known by the browser alone: script starts right after the first view. */
export const handle = { isUrgent: true }

/** `/mobile/info`: the member's page on phones, an overview whose rows lead to `/mobile/info/details`. It has no tab bar (R4.8). */
export default function MemberInfoScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  return (
    <Container as="main" id="content" width="text" className="pt-6 pb-section">
      <title>{`${t('member.title')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{t('member.title')}</Heading>
      <div className="mt-5 min-h-17">
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

// Two lines, whoever it is: the rows below never move.
function Who() {
  const t = useTranslations('member')
  const locale = useLocale()
  const { info } = useMember()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-lead font-semibold">
        <p className="min-w-0 truncate">
          <bdi>{info.name === '' ? info.mail : info.name}</bdi>
        </p>
        {info.level === null ? null : (
          <p className="flex-none">
            <span className="sr-only">{t('level')} </span>
            {info.level.name}
          </p>
        )}
      </div>
      {info.is_mail_verified ? (
        <p className="text-muted">{t('since', { date: formatDate(locale, info.member_since) })}</p>
      ) : (
        <TextLink href="/mobile/info/details?part=level" className="inline-flex min-h-tap items-center gap-2 font-semibold">
          <IconWarning aria-hidden className="size-5 flex-none text-warning" strokeWidth={1.9} />
          {t('verifyTitle')}
        </TextLink>
      )}
    </>
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
              <IconChevronEnd aria-hidden className="size-5 flex-none text-muted rtl:mirrored" strokeWidth={1.75} />
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
