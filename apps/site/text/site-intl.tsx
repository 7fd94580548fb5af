import { createContext, use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { formatTag } from '#i18n/format.ts'
import { DEFAULT_LOCALE, localeInfo, type Locale } from '#i18n/locales.ts'
import type { SiteMessages } from '#i18n/site-messages.d.ts'

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

const RequestIdContext = createContext<string | null>(null)

// Nothing on a cached page may depend on when it was rendered, so "now" never moves; dates come as text from the server.
const NOW = new Date(0)

/** Words and formats of one language for everything below; the same on both sides, so that hydration finds what it expects. */
export function SiteIntl({ locale, messages, requestId, children }: SiteIntlProps) {
  return (
    <LocaleContext value={locale}>
      <RequestIdContext value={requestId}>
        <IntlProvider locale={formatTag(locale)} messages={messages} timeZone="UTC" now={NOW}>
          {children}
        </IntlProvider>
      </RequestIdContext>
    </LocaleContext>
  )
}

export type SiteIntlProps = {
  locale: Locale
  messages: SiteMessages
  /** Shown on an error page that the server rendered. */
  requestId: string | null
  children: ReactNode
}

/** Code of the page's language. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** Direction of the page's language. */
export function useDir(): 'ltr' | 'rtl' {
  return localeInfo(useLocale()).dir
}

/** Number of the request whose error page this is; null on any other page. */
export function useRequestId(): string | null {
  return use(RequestIdContext)
}
