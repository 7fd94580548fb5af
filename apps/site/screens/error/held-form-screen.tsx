import { use } from 'react'
import { useTranslations } from 'use-intl'
import type { HeldForm } from '#apps/site/request/held-form.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { SiteDataContext } from '#apps/site/site-data/site-data.ts'
import { Button, Container, Heading, Notice } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'

/**
 * What people have typed, by the names of the wire, in the words that the shell has anyway: those of other forms would weigh on every page.
 * What is not listed goes along without being shown.
 */
const LABELS = {
  name: 'enquiry.name',
  country: 'enquiry.country',
  mail: 'enquiry.email',
  email: 'enquiry.email',
  mobile: 'enquiry.mobile',
  whatsapp: 'enquiry.whatsapp',
  vin: 'enquiry.vin',
  remark: 'enquiry.remark',
} as const

/**
 * Stands in for a page that cannot be shown again after its form was sent: the reason, everything that was typed, one button that sends
 * it again, and the ways to reach us. The browser posts it by itself, with and without script.
 */
export function HeldFormScreen({ held, message }: { held: HeldForm; message: string }) {
  const t = useTranslations()
  const siteName = useSiteName()
  const hasShell = use(SiteDataContext) !== null
  const shown = held.fields.flatMap(([name, value]) => (name in LABELS ? [{ name: name as keyof typeof LABELS, value }] : []))
  return (
    <Container as="main" id="content" width="text" className="py-section">
      <title>{`${t('errors.heldTitle')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{t('errors.heldTitle')}</Heading>
      <div className="mt-6">
        <Notice tone="danger" live title={message}>
          <p className="mt-1">{t('errors.heldText')}</p>
        </Notice>
      </div>
      <form method="post" action={held.action} className="mt-8 grid gap-8">
        {held.fields.map(([name, value], index) => (
          // Line breaks survive in a text area alone.
          <textarea key={index} hidden readOnly name={name} value={value} />
        ))}
        <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-4 phablet:grid-cols-[auto_1fr]">
          {shown.map(({ name, value }) => (
            <div key={name} className="phablet:contents">
              <dt className="text-sm text-muted">{t(LABELS[name])}</dt>
              <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button type="submit" variant="primary" size="lg" className="justify-self-start">
          {t('errors.sendAgain')}
        </Button>
      </form>
      {hasShell ? (
        <div className="mt-10">
          <ContactChannels />
        </div>
      ) : null}
    </Container>
  )
}
