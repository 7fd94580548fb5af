import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { WaitingLevel } from '#apps/site/member/level-section.tsx'
import { WaitingLines } from '#apps/site/member/list-state.tsx'
import { LogoutButton } from '#apps/site/member/logout-button.tsx'
import { MemberGate } from '#apps/site/member/member-gate.tsx'
import { MEMBER_PARTS, memberPart, PART_TITLES } from '#apps/site/member/member-part.ts'
import type { MemberPart } from '#apps/site/member/member-part.ts'
import { MemberSection } from '#apps/site/member/member-section.tsx'
import { Anchor, Breadcrumbs, Container, Heading, SectionHead, Split } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'

/** The member is known by the browser alone: script starts right after the first view. */
export const handle = { isUrgent: true }

/** The first part is the overview: the level, and what a member comes for. */
const SHOWN: Readonly<Record<MemberPart, readonly MemberPart[]>> = {
  level: ['level', 'vouchers', 'enquiries'],
  vouchers: ['vouchers'],
  favorites: ['favorites'],
  enquiries: ['enquiries'],
  profile: ['profile'],
  security: ['security'],
  delete: ['delete'],
}

/** `/my`: the member's own page on desktop; `?part=` shows one part. The server sends its frame, which is the same for everybody. */
export default function MyScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const part = memberPart(useLocation().search)
  return (
    <Container as="main" id="content" className="pb-section">
      <title>{`${t('member.title')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), href: '/' }, { label: t('club.title'), href: '/club' }, { label: t('member.title') }]}
      />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{t('member.title')}</Heading>
        <p className="mt-3 text-lead text-muted">{t('member.intro')}</p>
      </header>
      <Split
        sideFirst
        sticky
        side={<PartNavigation current={part} />}
        main={
          <div className="min-h-[60dvh]">
            <MemberGate waiting={<Waiting part={part} />}>
              <div key={part} className="grid gap-12">
                {SHOWN[part].map((shown) => (
                  <section key={shown} aria-labelledby={`part-${shown}`}>
                    <PartHead part={shown} />
                    <MemberSection part={shown} />
                  </section>
                ))}
              </div>
            </MemberGate>
            <LogoutButton className="mt-12 desktop:hidden noscript:hidden" />
          </div>
        }
      />
    </Container>
  )
}

function PartHead({ part }: { part: MemberPart }) {
  const t = useTranslations()
  return <SectionHead title={t(PART_TITLES[part])} size="heading" id={`part-${part}`} />
}

function PartNavigation({ current }: { current: MemberPart }) {
  const t = useTranslations()
  return (
    <>
      <nav
        aria-label={t('member.parts')}
        className="border-t border-ink max-desktop:overflow-x-auto max-desktop:border-t-0 max-desktop:border-b max-desktop:border-line"
      >
        <ul className="max-desktop:flex max-desktop:gap-6">
          {MEMBER_PARTS.map((part) => (
            <li key={part} className="border-line max-desktop:flex-none desktop:border-b">
              <Anchor
                href={part === 'level' ? '/my' : `/my?part=${part}`}
                aria-current={part === current ? 'page' : undefined}
                className="flex min-h-tap items-center py-2 underline-offset-4 hover:underline aria-[current]:font-semibold"
              >
                {t(part === 'level' ? 'member.overview' : PART_TITLES[part])}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton className="mt-6 max-desktop:hidden noscript:hidden" />
    </>
  )
}

/** Only the first part: what is not there cannot move. */
function Waiting({ part }: { part: MemberPart }) {
  return (
    <>
      <PartHead part={part} />
      {part === 'level' ? <WaitingLevel /> : <WaitingLines />}
    </>
  )
}
