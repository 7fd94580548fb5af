import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from '#i18n/load.ts'
import { isLocale } from '#i18n/locales.ts'
import { startClient } from './client/start.ts'
import { alignAddress } from './client/align-address.ts'
import { HydrationEnd } from './client/hydration.tsx'
import { restoreState } from './client/restore-state.ts'
import { routerStream } from './client/router-stream.ts'
import { HANDOFF_ID, type Handoff, USUAL_CONTEXT } from './handoff.ts'
import { SiteIntl } from './i18n.tsx'

const handoff = JSON.parse(document.getElementById(HANDOFF_ID)?.textContent ?? '{}') as Handoff
const { lang } = document.documentElement
if (!isLocale(lang)) throw new Error(`The page has no language of ours: ${lang}`)

// What React Router's own inline script would have written into the page.
const stream = handoff.state === undefined ? new Blob([handoff.stream ?? '']).stream() : routerStream(restoreState(handoff.state))
Object.assign(window, { __reactRouterContext: { ...(JSON.parse(handoff.context ?? USUAL_CONTEXT) as object), stream } })

const messages = await loadMessages(lang)
startClient()
const restoreAddress = alignAddress(handoff.url)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteIntl locale={lang} messages={messages} requestId={handoff.requestId ?? null}>
        <HydratedRouter />
        <HydrationEnd onEnd={restoreAddress} />
      </SiteIntl>
    </StrictMode>,
    {
      // A difference between the page and its hydration is a fault: it must be heard, also in production.
      onRecoverableError: (error, { componentStack }) => console.error('Hydration:', error, componentStack),
    },
  )
})
