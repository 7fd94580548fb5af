import type { ReactNode } from 'react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { boot } from 'virtual:client-assets'
import { messagesOf } from '#i18n/server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { hydrationBlock } from './hydration/hydration-block.server.ts'
import { SiteIntl } from '#apps/site/text/site-intl.tsx'
import { hydrationData, withoutInlineScripts } from './react-router/entry-context.server.ts'

export const streamTimeout = 10_000

const INTEGRITY = boot.integrity === undefined ? '' : ` integrity="${boot.integrity}"`
const BOOT = `<script src="${boot.src}"${INTEGRITY} async fetchpriority="low"></script>`

/**
 * Renders a page to its end, without any script inside, and appends the data block and the boot script: a finished page is
 * the same for every visitor, so it is kept whole, and what its client needs is kept beside it (decision 0016).
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
  const router = <ServerRouter context={withoutInlineScripts(entry)} url={request.url} />
  const [html, stream] = await Promise.all([
    renderPage(
      <SiteIntl locale={locale} messages={messagesOf(locale, 'site')} requestId={requestId}>
        {router}
        {/* Keeps the number of children, and so the ids of `useId`, as in entry.client. */}
        {null}
      </SiteIntl>,
    ),
    hydrationData(entry),
  ])
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', locale)
  const name = site.leaveHydrationData(stream, { status, headers })
  const data = name === null ? { stream } : { data: name }
  const tail = `${hydrationBlock({ entry, data, locale, requestId })}${BOOT}`
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
