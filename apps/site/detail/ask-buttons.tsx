import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { whatsappHref } from '#apps/site/contact/contact-links.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { ButtonLink } from '#apps/site/ui/index.ts'

/** The ways to ask, in the panel beside the pictures: the form, what a page has besides (`children`), and WhatsApp with `remark` written already. */
export function AskButtons({ formHref, label, remark, children }: { formHref: string; label: string; remark: string; children?: ReactNode }) {
  const t = useTranslations('car')
  const { company } = useSiteData()
  return (
    <div className="mt-6 grid gap-3">
      <ButtonLink href={formHref} variant="primary" size="lg" block>
        {label}
      </ButtonLink>
      {children}
      {company.whatsapp === '' ? null : (
        <ButtonLink href={whatsappHref(company.whatsapp, remark)} target="_blank" rel="noopener" variant="secondary" size="lg" block>
          {t('askWhatsapp')}
        </ButtonLink>
      )}
    </div>
  )
}
