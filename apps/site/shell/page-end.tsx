import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Container, Heading, LanguageName, TextLink } from '#apps/site/ui/index.ts'
import { AskLink } from './ask-link.tsx'
import { hasChannels } from '#apps/site/contact/contact-links.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { LanguageLink } from '#apps/site/language/language-link.tsx'
import { LegalLinks } from './legal-links.tsx'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { useLanguageLinks } from '#apps/site/language/use-language-links.ts'

/** The page's last section on desktop (R4.9): who to ask, where to go, in which language. */
export function PageEnd() {
  const t = useTranslations('shell')
  const { company, footer, year } = useSiteData()
  return (
    <section aria-labelledby="page-end" className="tone-deep no-print pt-section pb-8 max-desktop:hidden">
      <Container>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-x-10 gap-y-12">
          <div className="max-wide:col-span-full">
            <Heading level={2} id="page-end" className="max-w-[22ch]">
              {t('endTitle')}
            </Heading>
            <p className="mt-3 mb-6 max-w-[42ch] text-muted">{t('endText')}</p>
            <AskLink variant="primary" subject={{ type: 'dialog' }}>
              {t('askUs')}
            </AskLink>
          </div>
          {footer.columns.map((name) => {
            const Content = COLUMNS[name]
            return <Content key={name} />
          })}
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

const COLUMNS = { contact: Contact, explore: Explore, languages: Languages }

function Contact() {
  const t = useTranslations('shell')
  if (!hasChannels(useSiteData().company)) return null
  return (
    <Column title={t('endContact')}>
      <ContactChannels />
    </Column>
  )
}

function Explore() {
  const t = useTranslations('shell')
  const { links } = useSiteData().footer
  if (links.length === 0) return null
  return (
    <Column title={t('endExplore')} className="wide:col-span-2">
      <ul className="grid grid-cols-2 gap-x-6">
        {links.map(({ href, label }, at) => (
          <li key={at}>
            <TextLink quiet href={href} className="inline-block py-2.5">
              {label}
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

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', className)}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </div>
  )
}
