import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { Breadcrumbs, Container, Grid, Heading, TextLink } from '#apps/site/ui/index.ts'
import type { FindRequest } from './find-request.server.ts'

/** "Find one for me": what was filtered stands in the enquiry already (R6.10). */
export function FindRequestScreen({ request, list }: { request: FindRequest; list: { label: string; href: string } }) {
  const t = useTranslations('common')
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, list, { label: request.title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{request.title}</Heading>
        <p className="mt-3 text-lead text-muted">{request.text}</p>
      </header>
      <Grid columns="halves" gap="lg">
        <div>
          <Heading level={2} size="subheading" className="border-t border-ink pt-4">
            {request.lookingFor}
          </Heading>
          <ul className="mt-3">
            {request.filters.map((filter) => (
              <li key={filter} className="border-b border-line py-2.5">
                <bdi>{filter}</bdi>
              </li>
            ))}
          </ul>
          <TextLink href={request.backHref} className="mt-4 inline-flex min-h-tap items-center">
            {request.backText}
          </TextLink>
        </div>
        <EnquiryForm origin="car_list" originId="find" remark={request.remark} />
      </Grid>
    </Container>
  )
}
