import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Container, Heading, LanguageName, TextLink } from '#apps/site/ui/index.ts'
import { AskLink } from './ask-link.tsx'
import { hasChannels } from '#apps/site/contact/contact-links.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { LanguageLink } from '#apps/site/language/language-link.tsx'
import { LegalLinks } from './legal-links.tsx'
import { menuLinks } from './menu-links.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { useLanguageLinks } from '#apps/site/language/use-language-links.ts'
import { useMenuLabel } from './use-menu-label.ts'

/** The page's last section on desktop (R4.9): who to ask, where to go, in which language. */
export function PageEnd() {
  const t = useTranslations('shell')
  const { company, year } = useSiteData()
  const isReachable = hasChannels(company)
  return (
    <section aria-labelledby="page-end" className="tone-deep no-print pt-section pb-8 max-desktop:hidden">
      <Container>
        <div
          className={clsx(
            'grid gap-x-10 gap-y-12',
            isReachable ? 'grid-cols-3 wide:grid-cols-[1.2fr_1fr_2fr_0.9fr]' : 'grid-cols-2 wide:grid-cols-[1.2fr_2fr_0.9fr]',
          )}
        >
          <div className="max-wide:col-span-full">
            <Heading level={2} id="page-end" className="max-w-[22ch]">
              {t('endTitle')}
            </Heading>
            <p className="mt-3 mb-6 max-w-[42ch] text-muted">{t('endText')}</p>
            <AskLink variant="primary" subject={{ type: 'dialog' }}>
              {t('askUs')}
            </AskLink>
          </div>
          {isReachable ? (
            <Column title={t('endContact')}>
              <ContactChannels />
            </Column>
          ) : null}
          <Explore />
          <Languages />
        </div>
        <div className="mt-14 border-t border-line pt-6 text-sm text-muted">
          <p>{t('rights', { year: String(year), company: company.name })}</p>
          <p>{t('privacyNote')}</p>
          <LegalLinks className="mt-1" />
        </div>
      </Container>
    </section>
  )
}

function Explore() {
  const t = useTranslations()
  const labelOf = useMenuLabel()
  const { menu } = useSiteData()
  // The menu's "products" is the list of cars with a panel; here the page of that panel has an entry of its own.
  const fromMenu = menuLinks(menu)
    .filter((link) => !link.isExternal && link.href !== '/')
    .flatMap((link) => [
      { href: link.href, label: link.label ?? labelOf(link.hasPanel ? 'carList' : link.column) },
      ...link.children.map(({ key, href }) => ({ href, label: labelOf(key) })),
    ])
  const always = [
    { href: '/menuCar', label: t('products.title') },
    { href: '/carPurchaseProcess', label: t('menu.carPurchaseProcess') },
    { href: '/autoChina', label: t('menu.autoChina') },
    { href: '/article', label: t('menu.article') },
    { href: '/activity', label: t('menu.activity') },
    { href: '/downloadCenter', label: t('menu.downloadCenter') },
    { href: '/club', label: t('menu.club') },
    { href: '/webLink', label: t('menu.webLink') },
    { href: '/contactUs', label: t('menu.contactUs') },
  ]
  // Two entries of the menu may lead to one page: it stands where it is named first.
  const all = [...fromMenu, ...always]
  const links = all.filter((link, index) => all.findIndex(({ href }) => href === link.href) === index)
  return (
    <Column title={t('shell.endExplore')}>
      <ul className="grid grid-cols-2 gap-x-6">
        {links.map((link) => (
          <li key={link.href}>
            <TextLink quiet href={link.href} className="inline-block py-2.5">
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Column>
  )
}

function Languages() {
  const t = useTranslations('shell')
  const links = useLanguageLinks()
  return (
    <Column title={t('endLanguages')}>
      <ul className="grid grid-cols-2 gap-x-6">
        {links.map((link) => (
          <li key={link.code}>
            <LanguageLink target={link} className="inline-block py-2.5 underline-offset-4 hover:underline">
              <LanguageName locale={link.code} dir={link.dir} name={link.ownName} />
            </LanguageLink>
          </li>
        ))}
      </ul>
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </div>
  )
}
