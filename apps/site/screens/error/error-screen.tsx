import { Component, useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { clsx } from 'clsx'
import { isLoadFailure } from '#apps/site/client/failed-page.ts'
import { loadingBar } from '#apps/site/client/loading-bar.ts'
import { useRequestId } from '#apps/site/text/site-intl.tsx'
import { Button, ButtonLink, Container, Heading } from '#apps/site/ui/index.ts'
import { heldFormIn, type HeldForm } from '#apps/site/request/held-form.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { HeldFormScreen } from './held-form-screen.tsx'

/** What is shown instead of a screen that failed: the 404 screen for a 404, the code otherwise (R3.8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error)
  useEffect(() => loadingBar.fail(), [error])
  if (status === 404) return <NotFoundScreen />
  return isLoadFailure(error) ? (
    <LoadFailureScreen />
  ) : (
    <FailureScreen status={status} message={messageOf(error)} held={isRouteErrorResponse(error) ? heldFormIn(error.data) : null} />
  )
}

/** Status of what was thrown, 500 where it says none. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** What the server said of an expected failure, in the page's language; null where it said nothing. */
export function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const message: unknown = (error.data as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : null
}

/** An unknown page, answered in place; the address bar then shows /404 (R3.7). */
export function NotFoundScreen() {
  const t = useTranslations('errors')
  useEffect(() => {
    if (location.pathname !== '/404') history.replaceState(history.state, '', '/404')
  }, [])
  return (
    <Message title={t('notFoundTitle')} text={t('notFoundText')} code={t('code', { code: '404' })} className="not-found-screen">
      <ButtonLink href="/carList" variant="secondary">
        {t('goCars')}
      </ButtonLink>
    </Message>
  )
}

/** The line failed while going to a page; reading it again is the visitor's choice. */
function LoadFailureScreen() {
  const t = useTranslations()
  return (
    <Message title={t('errors.requestFailed')} text={t('shell.loadingFailed')} code={t('errors.code', { code: '500' })}>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t('shell.retry')}
      </Button>
    </Message>
  )
}

function FailureScreen({ status, message, held }: { status: number; message: string | null; held: HeldForm | null }) {
  const t = useTranslations('errors')
  const requestId = useRequestId()
  if (held !== null) return <HeldFormScreen held={held} message={message ?? t('errorText')} />
  return (
    <Message title={t('errorTitle')} text={message ?? t('errorText')} code={t('code', { code: String(status) })}>
      {requestId === null ? null : <p className="w-full text-sm text-muted">{t('requestId', { id: requestId })}</p>}
    </Message>
  )
}

function Message({ title, text, code, className, children }: { title: string; text: string; code: string; className?: string; children?: ReactNode }) {
  const t = useTranslations()
  const siteName = useSiteName()
  return (
    <Container
      as="main"
      id="content"
      width="text"
      className={clsx('flex min-h-[60dvh] flex-col items-center justify-center py-section text-center', className)}
    >
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <p className="text-muted">{code}</p>
      <Heading level={1}>{title}</Heading>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{t('errors.goHome')}</ButtonLink>
        {children}
      </div>
    </Container>
  )
}

/** Shown if the error page itself fails: bare elements only, so that nothing of it can fail again. */
export function BrokenErrorScreen({ message, home }: { message: string; home: string }) {
  return (
    <main id="content">
      <p>{message}</p>
      <a href="/">{home}</a>
    </main>
  )
}

type GuardProps = { fallback: ReactNode; children: ReactNode }

/** Catches a failure of the error page in the browser; on the server, the answer is plain text with a link home. */
export class ErrorScreenGuard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
