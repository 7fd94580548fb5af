import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadSentEnquiries } from '#apps/site/enquiry/late-parts.ts'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { whatsappHref } from '#apps/site/contact/contact-links.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Button, ButtonLink, Container, GlyphWhatsApp, Heading, IconCheck } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { codeFromQuery, hasNoMail, referenceFromQuery } from './reference.ts'
import { useReturn } from './use-return.ts'

/** The return after 3 seconds is the page's job: script starts right after the first view. */
export const handle = { isUrgent: true }

/** `/result`: the enquiry has arrived (R10.6). It asks the server for nothing, so a line that breaks now does no harm. */
export default function ResultScreen() {
  const t = useTranslations('result')
  const siteName = useSiteName()
  const { search } = useLocation()
  const reference = referenceFromQuery(search)
  return (
    <Container as="main" id="content" width="narrow" className="py-section">
      <title>{`${t(reference === null ? 'noneTitle' : 'title')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {reference === null ? <NothingSent /> : <Arrived reference={reference} code={codeFromQuery(search)} isUnreachable={hasNoMail(search)} />}
    </Container>
  )
}

/** Opened without the number of an enquiry: nothing is claimed. */
function NothingSent() {
  const t = useTranslations()
  return (
    <>
      <Heading level={1}>{t('result.noneTitle')}</Heading>
      <p className="mt-3 text-lg text-muted">{t('result.noneText')}</p>
      <div className="mt-8 grid gap-3 phablet:flex phablet:flex-wrap">
        <ButtonLink href="/contactUs" variant="primary" size="lg">
          {t('menu.contactUs')}
        </ButtonLink>
        <ButtonLink href="/carList" variant="secondary" size="lg">
          {t('result.moreCars')}
        </ButtonLink>
      </div>
    </>
  )
}

/**
 * `code`: of a form that was sent without script; with script the list of this device has it already. `isUnreachable`: by mail, which is said and
 * stays to be read.
 */
function Arrived({ reference, code, isUnreachable }: { reference: string; code: string | null; isUnreachable: boolean }) {
  const t = useTranslations('result')
  const menu = useTranslations('menu')
  const { company } = useSiteData()
  const isAlive = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (code === null) return
    let isGone = false
    putOnList(reference, code).then(
      // By the router, which would write its own address back.
      () => isGone || navigate(`/result?ref=${encodeURIComponent(reference)}${isUnreachable ? '&mail=none' : ''}`, { replace: true }),
      // The code stays in the address: loading the page again puts it on the list.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [reference, code, isUnreachable, navigate])
  return (
    <div ref={box}>
      <span aria-hidden className="mb-6 grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <IconCheck className="size-7" strokeWidth={2} />
      </span>
      <Heading level={1}>{t('title')}</Heading>
      <p className="mt-3 text-lg text-muted">{t('contactSoon')}</p>
      {isUnreachable ? <p className="mt-3 text-lg font-semibold">{t('noMail')}</p> : null}
      <Reference reference={reference} />
      <div className="mt-8 grid gap-3 phablet:flex phablet:flex-wrap">
        {company.whatsapp === '' ? null : (
          <ButtonLink
            href={whatsappHref(company.whatsapp, t('whatsappText', { reference }))}
            target="_blank"
            rel="noopener noreferrer"
            variant="primary"
            size="lg"
          >
            <GlyphWhatsApp className="size-5" />
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink href={code === null ? '/myEnquiries' : `/enquiry/status/${code}`} variant="secondary" size="lg">
          {code === null ? menu('myEnquiries') : t('follow')}
        </ButtonLink>
        <ButtonLink href="/carList" variant="secondary" size="lg">
          {t('moreCars')}
        </ButtonLink>
      </div>
      <div className="mt-6 flex min-h-tap flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {isAlive && !isUnreachable ? <Return box={box} /> : <HomeLink />}
      </div>
    </div>
  )
}

/** A form was sent before its script was there: the list gets the enquiry. Rejects when its part cannot be fetched. */
async function putOnList(reference: string, code: string): Promise<void> {
  const { keepSent } = await loadSentEnquiries()
  keepSent([{ reference, code, sentAt: new Date().toISOString(), about: null }])
}

function Reference({ reference }: { reference: string }) {
  const t = useTranslations('result')
  return (
    <dl className="mt-8 rounded-md bg-sunken px-5 py-4">
      <dt className="text-sm text-muted">{t('reference')}</dt>
      <dd>
        <bdi dir="ltr" className="text-title font-bold tabular-nums select-all">
          {reference}
        </bdi>
        <p className="mt-1 text-sm text-muted">{t('referenceHint')}</p>
      </dd>
    </dl>
  )
}

/** The return, in the browser only: without script nobody is led away. */
function Return({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('result')
  const { countdown, stop } = useReturn(box)
  if (countdown.state === 'stopped') return <HomeLink text={t('stopped')} />
  return (
    <>
      <p role="timer" className="tabular-nums">
        {t('returning', { seconds: countdown.seconds })}
      </p>
      <Button size="sm" onClick={stop}>
        {t('stay')}
      </Button>
    </>
  )
}

/** The link first: whoever moved to the button that was there has the text, not the link, under the pointer. */
function HomeLink({ text }: { text?: string }) {
  const t = useTranslations('result')
  return (
    <>
      <ButtonLink href="/" size="sm" variant="quiet" className="-ms-3">
        {t('home')}
      </ButtonLink>
      {text === undefined ? null : <p>{text}</p>}
    </>
  )
}
