import { useTranslations } from 'use-intl'
import { ContactField } from '#apps/site/enquiry/contact-field.tsx'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Breadcrumbs, Button, Container, Heading, Notice, TextLink } from '#apps/site/ui/index.ts'
import type { AlertAnswer, AlertRequest } from './alert-request.ts'

/** "Tell me when": what is watched, and the one field that it needs (R11.20). Posts to its own address, with and without script alike. */
export function AlertScreen({ request, answer }: { request: AlertRequest; answer: AlertAnswer | undefined }) {
  const t = useTranslations()
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: request.title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4">
        <Heading level={1}>{request.title}</Heading>
        <p className="mt-3 text-lead text-muted">{request.text}</p>
      </header>
      <section aria-labelledby="watched">
        <Heading level={2} size="subheading" id="watched" className="border-t border-ink pt-4">
          {t('alert.watched')}
        </Heading>
        <ul className="mt-3">
          {request.watched.map((words) => (
            <li key={words} className="border-b border-line py-2.5 wrap-anywhere">
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8">{answer?.isSent ? <Sent answer={answer} /> : <MailForm title={request.title} answer={answer} />}</div>
      <TextLink href={request.backHref} className="mt-6 inline-flex min-h-tap items-center">
        {request.backText}
      </TextLink>
    </Container>
  )
}

/** The same for every address, so that nobody learns which one we know. Where it is a likely slip, a press sends to what was probably meant. */
function Sent({ answer: { mail, likely } }: { answer: AlertAnswer }) {
  const t = useTranslations()
  return (
    <>
      <Notice tone="success" live title={t('alert.sentTitle')}>
        {t('alert.sentText', { mail })}
      </Notice>
      {likely === null ? null : (
        <form method="post" className="mt-4">
          <input type="hidden" name="mail" value={likely} />
          <Button type="submit">
            <bdi>{t('hint.didYouMean', { suggestion: likely })}</bdi>
          </Button>
        </form>
      )}
    </>
  )
}

function MailForm({ title, answer }: { title: string; answer: AlertAnswer | undefined }) {
  const t = useTranslations()
  const { legalPages } = useSiteData()
  return (
    <form method="post" aria-label={title} className="grid gap-5">
      {answer?.message ? <Notice tone="danger" live title={answer.message} /> : null}
      <ContactField
        label={t('enquiry.email')}
        name="mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={answer?.mail}
        error={answer?.isMailWrong ? t('alert.mailWrong') : undefined}
      />
      <p className="text-sm text-muted">
        {t('alert.addressUse')} {legalPages.includes('privacy') ? <TextLink href="/privacy">{t('shell.privacy')}</TextLink> : null}
      </p>
      <Button type="submit" variant="primary" size="lg" className="justify-self-start">
        {t('alert.submit')}
      </Button>
    </form>
  )
}
