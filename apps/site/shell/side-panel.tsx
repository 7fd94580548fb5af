import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { toggleEnquiryForm, useShellState } from '#apps/site/client/shell-state.ts'
import { IconClose, IconMessage } from '#apps/site/ui/index.ts'
import { formHref } from './ask-link.tsx'
import { contactLinks } from '#apps/site/contact/contact-links.ts'
import { ChannelGlyph, newWindow } from '#apps/site/contact/contact-channels.tsx'
import { pressBySpace } from './press-by-space.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** Desktop: the ways to reach us at the side of every page, and the customer-service button that toggles the floating form. */
export function SidePanel() {
  const t = useTranslations('shell')
  const common = useTranslations('common')
  const { pathname } = useLocation()
  const { company } = useSiteData()
  const { openForm, openGuide } = useShellState()
  const isOpen = openForm.show && openForm.type === 'panel'
  const Glyph = isOpen ? IconClose : IconMessage
  return (
    <aside aria-label={t('contactChannels')} className="side-panel no-print max-desktop:hidden">
      <ul className="side-panel-list">
        {contactLinks(company).map(({ kind, href, text }) => {
          const label = common('labelled', { label: t(kind), value: text })
          return (
            <li key={kind}>
              <a href={href} {...newWindow(href)} title={label} aria-label={label} className="text-muted transition-colors hover:bg-sunken hover:text-ink">
                <ChannelGlyph kind={kind} className="size-5" />
              </a>
            </li>
          )
        })}
      </ul>
      <a
        id="customer-service"
        href={formHref(pathname)}
        role="button"
        onKeyDown={pressBySpace}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault()
          toggleEnquiryForm('panel')
        }}
        className="side-panel-button"
      >
        <Glyph aria-hidden className="size-5" strokeWidth={1.75} />
        <span className="side-panel-label">{t('customerService')}</span>
        {openGuide ? <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" /> : null}
      </a>
    </aside>
  )
}
