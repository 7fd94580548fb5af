import type { ReactNode } from 'react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { boot } from 'virtual:client-assets'
import { messagesOf } from '#i18n/server.ts'
import { siteContext } from './context.server.ts'
import { handoffBlock, pageData } from './handoff.server.ts'
import { SiteIntl } from './i18n.tsx'

export const streamTimeout = 10_000

const INTEGRITY = boot.integrity === undefined ? '' : ` integrity="${boot.integrity}"`
const BOOT = `<script src="${boot.src}"${INTEGRITY} async fetchpriority="low"></script>`

/**
 * Renders a page to its end, without any script inside, and appends the data block and the boot script: a finished page is
 * the same for every visitor, so it is kept whole (architecture, "HTML cache, late script and CSP").
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = siteContext(context)
  const { locale } = site
  const requestId = status >= 500 ? site.requestId : null
  // Without the stream, React Router's own inline scripts stay out of the page.
  const router = <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
  const [html, data] = await Promise.all([
    renderPage(
      <SiteIntl locale={locale} messages={messagesOf(locale, 'site')} requestId={requestId}>
        {router}
        {/* Keeps the number of children, and so the ids of `useId`, as in entry.client. */}
        {null}
      </SiteIntl>,
    ),
    pageData(entry),
  ])
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', locale)
  const tail = `${handoffBlock({ entry, data, locale, requestId })}${BOOT}`
  return new Response(
    html.replace(/<\/body><\/html>$/, () => `${tail}</body></html>`),
    { status, headers },
  )
}

/** Errors that no screen expects go to the log through the server's hook; a broken connection is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) siteContext(context).onError(error)
}

function renderPage(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe } = renderToPipeableStream(page, {
    // One piece: a boundary that React would send later needs an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => {
      const body = new PassThrough()
      text(body).then(resolve, reject)
      pipe(body)
    },
    onShellError: reject,
    onError: reject,
  })
  return promise
}
