import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from '#i18n/load.ts'
import { isLocale } from '#i18n/locales.ts'
import { startClient } from './start-client.ts'
import { alignAddress } from '#apps/site/hydration/align-address.ts'
import { HydrationEnd } from '#apps/site/hydration/hydrated.tsx'
import { readHydrationBlock } from './hydration/hydration-block.ts'
import { SiteIntl } from '#apps/site/text/site-intl.tsx'

const { lang } = document.documentElement
if (!isLocale(lang)) throw new Error(`The page has no language of ours: ${lang}`)

const block = readHydrationBlock(document)
const messages = await loadMessages(lang)
startClient()
const restoreAddress = alignAddress(block?.url ?? location.pathname)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteIntl locale={lang} messages={messages} requestId={block?.requestId ?? null}>
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
