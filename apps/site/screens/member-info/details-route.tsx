import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { WaitingLevel } from '#apps/site/member/level-section.tsx'
import { WaitingLines } from '#apps/site/member/list-state.tsx'
import { MemberGate } from '#apps/site/member/member-gate.tsx'
import { memberPart, PART_TITLES } from '#apps/site/member/member-part.ts'
import { MemberSection } from '#apps/site/member/member-section.tsx'
import { Anchor, Container, Heading, IconChevronStart } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'

/** The member is known by the browser alone: script starts right after the first view. */
export const handle = { isUrgent: true }

/** `/mobile/info/details?part=`: one part of the member's page on phones. */
export default function MemberDetailsScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const part = memberPart(useLocation().search)
  const title = t(PART_TITLES[part])
  return (
    <Container as="main" id="content" width="text" className="pt-2 pb-section">
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Anchor href="/mobile/info" className="-ms-1.5 inline-flex min-h-tap items-center gap-1 text-sm text-muted">
        <IconChevronStart aria-hidden className="size-5 rtl:mirrored" strokeWidth={1.75} />
        {t('member.title')}
      </Anchor>
      <Heading level={1} className="pt-1 pb-6">
        {title}
      </Heading>
      <div className="min-h-[60dvh]">
        <MemberGate waiting={part === 'level' ? <WaitingLevel /> : <WaitingLines />}>
          <MemberSection key={part} part={part} />
        </MemberGate>
      </div>
    </Container>
  )
}
