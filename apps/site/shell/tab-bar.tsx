import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalValue } from '#apps/site/client/local-value.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { toggleEnquiryForm } from '#apps/site/client/shell-state.ts'
import { Anchor, IconHeart, IconMessage, IconPhone, IconShare, IconUser, Popover, PopoverButton, PopoverLinks } from '#apps/site/ui/index.ts'
import type { Icon } from '#apps/site/ui/index.ts'
import { formHref } from './ask-link.tsx'
import { contactLinks, socialLinks } from '#apps/site/contact/contact-links.ts'
import { ChannelGlyph } from '#apps/site/contact/contact-channels.tsx'
import { pressBySpace } from './press-by-space.ts'
import { SavedCount } from './saved-count.tsx'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** The footer of phones (R4.8): two popovers, two links and the customer-service button. */
export function TabBar() {
  const t = useTranslations()
  const { pathname } = useLocation()
  const { company } = useSiteData()
  const isMember = useLocalValue(storedToken) !== null
  const socials = socialLinks(company)
  return (
    <footer className="tab-bar no-print desktop:hidden">
      <nav aria-label={t('shell.tabBar')} className="grid grid-flow-col">
        <PopoverButton popoverId="tab-contact" className="tab">
          <TabFace icon={IconPhone} label={t('shell.contact')} />
        </PopoverButton>
        {socials.length === 0 ? null : (
          <PopoverButton popoverId="tab-social" className="tab">
            <TabFace icon={IconShare} label={t('shell.socialMedia')} />
          </PopoverButton>
        )}
        <TabLink href="/myFavorite" pathname={pathname}>
          <TabFace icon={IconHeart} label={t('shell.intention')}>
            <SavedCount />
          </TabFace>
        </TabLink>
        <TabLink href={isMember ? '/mobile/info' : '/club'} pathname={pathname}>
          <TabFace icon={IconUser} label={t('shell.club')} />
        </TabLink>
        <a
          href={formHref(pathname)}
          role="button"
          onKeyDown={pressBySpace}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            toggleEnquiryForm('sheet')
          }}
          className="tab tab-accent"
        >
          <TabFace icon={IconMessage} label={t('shell.askUs')} />
        </a>
      </nav>
      <Popover id="tab-contact" label={t('shell.contactChannels')} place="above" className="tab-popover">
        <PopoverLinks
          items={[
            ...contactLinks(company).map(({ kind, href, text }) => ({
              href,
              label: t(`shell.${kind}`),
              note: <bdi dir="ltr">{text}</bdi>,
              icon: <ChannelGlyph kind={kind} className="size-5.5" />,
              target: href.startsWith('http') ? ('_blank' as const) : undefined,
            })),
            { href: '/contactUs', label: t('menu.contactUs'), icon: <IconMessage aria-hidden className="size-5.5" strokeWidth={1.75} /> },
          ]}
        />
      </Popover>
      <Popover id="tab-social" label={t('shell.socialMedia')} place="above" className="tab-popover">
        <PopoverLinks
          items={socials.map(({ kind, href }) => ({
            href,
            label: t(`shell.${kind}`),
            icon: <ChannelGlyph kind={kind} className="size-5.5" />,
            target: '_blank' as const,
          }))}
        />
      </Popover>
    </footer>
  )
}

function TabLink({ href, pathname, children }: { href: string; pathname: string; children: ReactNode }) {
  return (
    <Anchor href={href} aria-current={pathname === href ? 'page' : undefined} className="tab">
      {children}
    </Anchor>
  )
}

function TabFace({ icon: Glyph, label, children }: { icon: Icon; label: string; children?: ReactNode }) {
  return (
    <>
      <span className="relative">
        <Glyph aria-hidden className="size-5.5" strokeWidth={1.75} />
        {children}
      </span>
      <span className="tab-name">{label}</span>
    </>
  )
}
