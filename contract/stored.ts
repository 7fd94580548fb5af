import { DESTINATION_NAME } from './destination.ts'
import { MEMBER_DEVICE_COOKIE } from './known-device.ts'

/**
 * Everything that the site keeps in a visitor's browser, by the name that it has there. `/cookies` tells of it from here; code that keeps
 * something takes its name with `satisfies StoredName`, so that nothing is kept untold. `place`: where; `purpose` and `kept` are keys of
 * the words about it.
 */
export const STORED = {
  locale: { place: 'both', purpose: 'locale', kept: 'year' },
  [DESTINATION_NAME]: { place: 'cookie', purpose: 'dest', kept: 'year' },
  token: { place: 'local', purpose: 'token', kept: 'untilOut' },
  [MEMBER_DEVICE_COOKIE]: { place: 'cookie', purpose: 'device', kept: 'halfYear' },
  mobile: { place: 'local', purpose: 'mobile', kept: 'untilOut' },
  userInfo: { place: 'local', purpose: 'userInfo', kept: 'untilYou' },
  favoriteData: { place: 'local', purpose: 'favoriteData', kept: 'untilYou' },
  shortlist: { place: 'local', purpose: 'favoriteData', kept: 'untilYou' },
  shortlistNotes: { place: 'local', purpose: 'shortlistNotes', kept: 'untilYou' },
  savedSearches: { place: 'local', purpose: 'savedSearches', kept: 'untilYou' },
  viewed: { place: 'local', purpose: 'viewed', kept: 'untilYou' },
  shortlistRows: { place: 'local', purpose: 'shortlistRows', kept: 'untilYou' },
  sentEnquiries: { place: 'local', purpose: 'sent', kept: 'untilYou' },
  favoriteAccount: { place: 'local', purpose: 'account', kept: 'untilOut' },
  consent: { place: 'local', purpose: 'consent', kept: 'year' },
  consentWithdrawn: { place: 'local', purpose: 'consentWithdrawn', kept: 'untilSent' },
  attribution: { place: 'local', purpose: 'attribution', kept: 'ninety' },
  enquiryDraft: { place: 'session', purpose: 'draft', kept: 'untilTab' },
  destination: { place: 'session', purpose: 'draft', kept: 'untilTab' },
  dealerDraft: { place: 'session', purpose: 'draft', kept: 'untilTab' },
  autoOpen: { place: 'session', purpose: 'offer', kept: 'untilTab' },
  visits: { place: 'session', purpose: 'visits', kept: 'untilTab' },
  reloadedAt: { place: 'session', purpose: 'reloadedAt', kept: 'untilTab' },
  keptPages: { place: 'cache', purpose: 'keptPages', kept: 'untilYou' },
  keptFiles: { place: 'cache', purpose: 'keptFiles', kept: 'untilYou' },
  keptParts: { place: 'cache', purpose: 'keptFiles', kept: 'untilYou' },
  quayline: { place: 'database', purpose: 'queue', kept: 'untilSent' },
} as const satisfies Readonly<Record<string, StoredItem>>

export type StoredName = keyof typeof STORED

/** `both`: a cookie and a local value; `session`: gone with the tab; `database`: IndexedDB; `cache`: Cache Storage, the build's name behind it. */
type StoredItem = { place: 'cookie' | 'local' | 'both' | 'session' | 'database' | 'cache'; purpose: string; kept: string }
