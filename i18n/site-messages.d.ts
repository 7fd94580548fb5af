import type site from './messages/en/site.json'

/** Every key of the public screens, with English as the list. */
export type SiteMessages = typeof site

declare module 'use-intl' {
  // An interface, because this extends the one that use-intl declares.
  interface AppConfig {
    Messages: SiteMessages
  }
}
