import { useTranslations } from 'use-intl'
import type { Hours } from '#contract/company.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { formatHours, formatWeekdays, formatZoneName } from '#i18n/format.ts'
import { sampleCompanyNote } from '#apps/site/company/claims.server.ts'
import { CompanyAddress } from '#apps/site/company/company-address.tsx'
import { companyIdentity } from '#apps/site/company/company-identity.server.ts'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { companyPlaces } from '#apps/site/company/company-places.server.ts'
import { CompanyPlaces } from '#apps/site/company/company-places.tsx'
import { companyJsonLd } from '#apps/site/head/company-json-ld.server.ts'
import { siteContext, type SiteLanguage } from '#apps/site/request/context.server.ts'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { hasChannels } from '#apps/site/contact/contact-links.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { LegalLinks } from '#apps/site/shell/legal-links.tsx'
import { Breadcrumbs, Container, Heading, Notice, Split, TextLink } from '#apps/site/ui/index.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, t, locale, siteOrigin } = siteContext(context)
  const [company, hours, look] = await Promise.all([readSettings({ ctx, group: 'company' }), readSettings({ ctx, group: 'hours' }), readAppearance({ ctx })])
  const shownHours = hoursView({ t, locale }, hours.value)
  return {
    jsonLd: companyJsonLd({ siteOrigin, locale, description: t('home.metaDescription'), look }, company.value, hours.value),
    title: t('contact.title'),
    description: t('contact.intro'),
    words: namedPageWords(locale, 'contactUs', [t('contact.intro')]),
    formTitle: t('contact.formTitle'),
    channelsTitle: hasChannels(company.value) ? t('contact.channelsTitle') : null,
    companyTitle: t('contact.companyTitle'),
    identity: companyIdentity(t, company.value),
    places: companyPlaces(locale, company.value),
    hours: shownHours,
    deskTitle: t('contact.deskTitle'),
    desks: [
      { text: t('contact.deskSales'), href: '/carList' },
      { text: t('contact.deskService'), href: '/service' },
      { text: t('contact.deskDealer'), href: '/netWork' },
    ],
    fraud: { title: t('contact.fraudTitle'), text: t('contact.fraudText') },
    note: sampleCompanyNote(t, company.isSample || (hours.isSample && shownHours !== null)),
  }
}

/** When somebody answers; null where it is not set. */
function hoursView({ t, locale }: SiteLanguage, { days, from, to, time_zone }: Hours) {
  if (days.length === 0) return null
  return {
    title: t('contact.hoursTitle'),
    days: formatWeekdays(locale, days),
    time: formatHours(locale, { from: `2026-01-05T${from}Z`, to: `2026-01-05T${to}Z`, timeZone: 'UTC' }),
    zone: formatZoneName(locale, time_zone),
    later: t('contact.hoursLater'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, jsonLd } = loaderData
  return pageMeta(matches, { title, words, canonical: '/contactUs', jsonLd: [jsonLd] })
}

export default function ContactScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('common')
  const menu = useTranslations('menu')
  const { title, formTitle, fraud, note } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lg text-muted">{loaderData.description}</p>
      </header>
      <Split
        main={
          <div className="grid gap-10">
            <section id="form" aria-labelledby="form-title">
              <Heading level={2} id="form-title" className="mb-6">
                {formTitle}
              </Heading>
              <EnquiryForm origin="contact" />
              <p className="mt-6">
                <TextLink href="/myEnquiries">{menu('myEnquiries')}</TextLink>
              </p>
            </section>
            <Notice tone="warning" title={fraud.title}>
              {fraud.text}
            </Notice>
          </div>
        }
        side={<Aside data={loaderData} />}
      />
      <div className="grid gap-4 pt-section">
        {note === null ? null : <Notice title={note.title}>{note.text}</Notice>}
        <LegalLinks className="pt-4 desktop:hidden" />
      </div>
    </Container>
  )
}

function Aside({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { channelsTitle, companyTitle, identity, hours, deskTitle, desks } = data
  return (
    <div className="grid gap-8">
      <ScenePicture name="port-crane" className="max-desktop:hidden" />
      {channelsTitle === null ? null : (
        <section aria-labelledby="channels-title">
          <Heading level={2} size="subheading" id="channels-title" className="mb-4">
            {channelsTitle}
          </Heading>
          <ContactChannels />
        </section>
      )}
      {identity === null ? null : (
        <section aria-labelledby="company-title" className="border-t border-line pt-4">
          <Heading level={2} size="subheading" id="company-title" className="mb-2">
            {companyTitle}
          </Heading>
          <CompanyAddress identity={identity} />
        </section>
      )}
      <CompanyPlaces places={data.places} />
      {hours === null ? null : (
        <section aria-labelledby="hours-title" className="border-t border-line pt-4">
          <Heading level={2} size="subheading" id="hours-title">
            {hours.title}
          </Heading>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4">
            <span>{hours.days}</span>
            <span className="font-semibold tabular-nums">{hours.time}</span>
          </p>
          <p className="mt-1 text-sm text-muted">{hours.zone}</p>
          <p className="mt-1 text-sm text-muted">{hours.later}</p>
        </section>
      )}
      <section aria-labelledby="desk-title" className="border-t border-line pt-4">
        <Heading level={2} size="subheading" id="desk-title">
          {deskTitle}
        </Heading>
        <ul className="mt-2">
          {desks.map((desk) => (
            <li key={desk.href}>
              <TextLink href={desk.href} className="inline-flex min-h-tap items-center">
                {desk.text}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
