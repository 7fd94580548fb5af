import { useTranslations } from 'use-intl'
import { listMemberLevels } from '#core/domain/member/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { FaqSection } from '#apps/site/faq/faq-section.tsx'
import { clubFaq } from '#apps/site/faq/faq-view.server.ts'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { Breadcrumbs, Container, Heading, Section, SectionHead, Steps } from '#apps/site/ui/index.ts'
import { Entrance } from './entrance.tsx'
import { toLevelView } from './level-view.server.ts'
import { LevelList } from './levels.tsx'
import { memberAction } from './member-action.server.ts'
import type { Route } from './+types/route.ts'

export const action = memberAction

/** The page's job is the login, which the browser keeps: script starts right after the first view. */
export const handle = { isUrgent: true }

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t } = site
  const [levels, faq] = await Promise.all([listMemberLevels({ ctx }), clubFaq(site)])
  return {
    title: t('club.title'),
    words: namedPageWords(locale, 'club', [t('club.intro')]),
    levels: levels.map((level) => toLevelView(level, site)),
    faq,
    jsonLd: faqJsonLd(faq),
  }
}

// Login and registration are one page: what they share was loaded with it.
export function shouldRevalidate(): boolean {
  return false
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/club', jsonLd })
}

/** The members' club: welcome, the way in, what members get, the levels and how to move up (R12.11). */
export default function ClubScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <main id="content">
      <Container className="pb-section">
        <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('club.title') }]} />
        <div className="grid gap-8 pt-2 desktop:grid-cols-2 desktop:gap-12 desktop:pt-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,560px)] wide:gap-20">
          <header>
            <Heading level={1}>{t('club.welcome')}</Heading>
            <p className="mt-3 max-w-narrow text-lead text-muted">{t('club.intro')}</p>
            <ScenePicture name="show-stand" className="mt-8 max-desktop:hidden" />
          </header>
          <Entrance />
        </div>
      </Container>
      <Section>
        <SectionHead title={t('club.benefitsTitle')} />
        <ul className="grid gap-x-12 gap-y-8 phablet:grid-cols-2 desktop:grid-cols-3">
          {([1, 2, 3, 4, 5, 6] as const).map((number) => (
            <li key={number} className="border-t border-line pt-4">
              <Heading level={3}>{t(`club.benefit${number}Title`)}</Heading>
              <p className="mt-2 text-muted">{t(`club.benefit${number}Text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      {loaderData.levels.length === 0 ? null : (
        <Section tone="sunken" id="levels">
          <SectionHead title={t('club.levelsTitle')} text={t('club.levelsText')} />
          <LevelList levels={loaderData.levels} />
        </Section>
      )}
      <Section id="upgrade">
        <SectionHead title={t('club.upgradeTitle')} text={t('club.upgradeText')} />
        <Steps items={([1, 2, 3, 4] as const).map((number) => ({ title: t(`club.upgrade${number}Title`), text: t(`club.upgrade${number}Text`) }))} />
      </Section>
      <Section width="column">
        <FaqSection faq={loaderData.faq} />
      </Section>
      <Section tone="sunken">
        <div className="grid gap-8 desktop:grid-cols-2 desktop:gap-12">
          <div>
            <Heading level={2}>{t('club.askTitle')}</Heading>
            <p className="mt-2 mb-6 max-w-narrow text-muted">{t('club.askText')}</p>
            <AskLink subject={{ type: 'dialog' }}>{t('shell.askUs')}</AskLink>
          </div>
          <div>
            <ContactChannels />
          </div>
        </div>
      </Section>
    </main>
  )
}
