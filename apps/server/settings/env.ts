import { isIP } from 'node:net'
import path from 'node:path'
import type { AdSettings } from '#core/ports/ads/http.ts'
import type { BucketSettings } from '#core/ports/files/s3.ts'
import { readAds } from './ads-settings.ts'
import { readBucket } from './bucket-address.ts'
import { readByteSize } from './byte-size.ts'
import type { TranslatorSettings } from '#core/ports/translator/http.ts'
import type { CurrencyFeedSettings } from '#core/ports/currency-rates/http.ts'
import { readCurrencyFeed } from './currency-feed-settings.ts'
import { readMailIn, type MailInSettings } from './mail-in-settings.ts'
import { readTranslator } from './translator-settings.ts'
import { readWhatsapp, type WhatsappCloud } from './whatsapp-settings.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

const ROLES = ['web', 'jobs', 'all'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const DEMO_PICTURES = ['all', 'few', 'none'] as const
const HSTS = ['standard', 'preload'] as const
const NODE_ENVS = ['production', 'development', 'test'] as const

export type Role = (typeof ROLES)[number]
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything the environment decides. Absolute paths; `null` where a variable is absent and has no default. */
export type Env = {
  port: number
  /** `::` answers on IPv6 and IPv4 alike, because `localhost` is `::1` for some clients and `127.0.0.1` for others. */
  host: string
  dataDir: string
  /** An explicit DATA_DIR, as against the default inside the checkout. */
  isDataDirChosen: boolean
  databaseUrl: string | null
  /** Scheme, host and port of the English site, without a slash at the end. */
  siteOrigin: string
  isDemo: boolean
  /** How many pictures of the demonstration are loaded; `few` is for tests. */
  demoPictures: (typeof DEMO_PICTURES)[number]
  /** Bucket of pictures and films; null: the folder `files` of the data folder. */
  bucket: BucketSettings | null
  /** Bytes of each disk that files leave free; null: the larger of 1 GiB and 2 %. */
  diskReserve: number | null
  /** Advertisers that may hear of leads with consent; null each where not set up. */
  ads: AdSettings
  /** Service that drafts translations; null: none. */
  translator: TranslatorSettings | null
  /** The company's number at the WhatsApp Cloud API; null: none. */
  whatsapp: WhatsappCloud | null
  /** Feed of the day's rates of currencies; null: none. */
  currencyFeed: CurrencyFeedSettings | null
  role: Role
  /** How long a server that stops still takes requests, so that whoever sends them here has heard of it. */
  drainSeconds: number
  logLevel: LogLevel
  smtpUrl: string | null
  /** How answers of buyers come in. */
  mailIn: MailInSettings
  nodeEnv: (typeof NODE_ENVS)[number]
  /** `preload`: `Strict-Transport-Security` for two years and for the lists of browsers. */
  hsts: (typeof HSTS)[number]
  /** False: the service worker is withdrawn from every browser that has it. */
  hasServiceWorker: boolean
  /** Addresses and networks (CIDR) whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** Request header in which the proxy names the visitor's country; null: none does. */
  countryHeader: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings out of `variables`; an empty variable counts as absent. `rootDir`: the checkout.
 * Throws a `StartupError` of one line that names the variable.
 */
export function readEnv(variables: Variables, rootDir: string): Env {
  const read = (name: string): string | null => variables[name]?.trim() || null
  const port = readPort(read('PORT'))
  const dataDir = read('DATA_DIR')
  return {
    port,
    host: readHost(read('HOST')),
    dataDir: path.resolve(rootDir, dataDir ?? 'data'),
    isDataDirChosen: dataDir !== null,
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    siteOrigin: readOrigin(read('SITE_ORIGIN')) ?? `http://localhost:${port}`,
    isDemo: readSwitch('DEMO', read('DEMO'), true),
    demoPictures: readOneOf('DEMO_PICTURES', read('DEMO_PICTURES'), DEMO_PICTURES, 'all'),
    bucket: readBucket(read('FILES_URL')),
    diskReserve: readReserve(read('DISK_RESERVE')),
    ads: readAds({ meta: read('ADS_META'), google: read('ADS_GOOGLE') }),
    translator: readTranslator({ url: read('TRANSLATOR_URL'), key: read('TRANSLATOR_KEY'), seconds: read('TRANSLATOR_SECONDS') }),
    whatsapp: readWhatsapp(read('WHATSAPP_CLOUD')),
    currencyFeed: readCurrencyFeed(read('CURRENCY_FEED_URL')),
    drainSeconds: readSeconds('DRAIN_SECONDS', read('DRAIN_SECONDS'), { fallback: 0, most: 60 }),
    role: readOneOf('ROLE', read('ROLE'), ROLES, 'all'),
    logLevel: readOneOf('LOG_LEVEL', read('LOG_LEVEL'), LOG_LEVELS, 'info'),
    smtpUrl: readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    mailIn: readMailIn({ imapUrl: read('IMAP_URL'), replyAddress: read('REPLY_ADDRESS'), webhookSecret: read('MAIL_WEBHOOK_SECRET') }),
    nodeEnv: readOneOf('NODE_ENV', read('NODE_ENV'), NODE_ENVS, 'production'),
    hsts: readOneOf('HSTS', read('HSTS'), HSTS, 'standard'),
    hasServiceWorker: readSwitch('SERVICE_WORKER', read('SERVICE_WORKER'), true),
    trustedProxies: readNetworks(read('TRUSTED_PROXIES')),
    countryHeader: readHeaderName(read('COUNTRY_HEADER')),
  }
}

/** The settings of this process. */
export function readProcessEnv(rootDir: string): Env {
  return readEnv(process.env, rootDir)
}

/** What only the test suites read. */
export function readTestEnv() {
  return {
    databaseUrl: process.env['TEST_DATABASE_URL'] || null,
    chromePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    /** The same engine without the windows of a browser. */
    headlessShellPath: process.env['HEADLESS_SHELL_PATH'] || null,
    javaPath: process.env['JAVA_PATH'] || 'java',
    seed: Number(process.env['TEST_SEED']) || null,
    isLong: process.env['TEST_LONG'] === '1',
  }
}

function readHeaderName(text: string | null): string | null {
  if (text !== null && !/^[a-z][a-z\d-]*$/i.test(text)) throw bad('COUNTRY_HEADER', text, 'the name of a header such as cf-ipcountry')
  return text?.toLowerCase() ?? null
}

function readPort(text: string | null): number {
  if (text === null) return 3000
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw bad('PORT', text, 'a number from 1 to 65535')
  return port
}

function readSeconds(name: string, text: string | null, { fallback, most }: { fallback: number; most: number }): number {
  if (text === null) return fallback
  if (!/^\d{1,4}$/.test(text) || Number(text) > most) throw bad(name, text, `a number of seconds from 0 to ${most}`)
  return Number(text)
}

function readHost(text: string | null): string {
  if (text === null) return '::'
  const host = text.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) throw bad('HOST', text, 'an address or a host name')
  return host
}

function readSwitch(name: string, text: string | null, fallback: boolean): boolean {
  if (text === null) return fallback
  const word = text.toLowerCase()
  if (['on', 'true', 'yes', '1'].includes(word)) return true
  if (['off', 'false', 'no', '0'].includes(word)) return false
  throw bad(name, text, 'on or off')
}

function readOneOf<Value extends string>(name: string, text: string | null, values: readonly Value[], fallback: Value): Value {
  if (text === null) return fallback
  const found = values.find((value) => value === text.toLowerCase())
  if (found === undefined) throw bad(name, text, `one of ${values.join(', ')}`)
  return found
}

function readReserve(text: string | null): number | null {
  if (text === null) return null
  const bytes = readByteSize(text)
  if (bytes === null) throw bad('DISK_RESERVE', text, 'a size such as 512M or 2G')
  return bytes
}

// The value of a connection string is not repeated: it may hold a password.
function readUrl(name: string, text: string | null, protocols: readonly string[]): string | null {
  if (text === null) return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartupError(`${name} is not understood: expected an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  }
  return text
}

function readOrigin(text: string | null): string | null {
  if (text === null) return null
  const expected = 'a scheme and a host, such as https://www.example.com'
  if (!URL.canParse(text)) throw bad('SITE_ORIGIN', text, expected)
  const url = new URL(text)
  const isOriginAlone = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!['http:', 'https:'].includes(url.protocol) || !isOriginAlone) throw bad('SITE_ORIGIN', text, expected)
  return url.origin
}

function readNetworks(text: string | null): readonly string[] {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  for (const entry of entries) if (!isNetwork(entry)) throw bad('TRUSTED_PROXIES', entry, 'addresses or networks such as 10.0.0.0/8')
  return entries
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function bad(name: string, value: string, expected: string): StartupError {
  return new StartupError(`${name} is not understood: ${JSON.stringify(value)} is not ${expected}.`)
}
