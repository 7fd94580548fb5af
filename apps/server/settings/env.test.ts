import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const ROOT = '/srv/quayline'

test('nothing set gives a site on port 3000 with its own database and the demo catalogue', () => {
  expect(readEnv({}, ROOT)).toEqual({
    port: 3000,
    host: '::',
    dataDir: '/srv/quayline/data',
    isDataDirChosen: false,
    databaseUrl: null,
    siteOrigin: 'http://localhost:3000',
    isDemo: true,
    demoPictures: 'all',
    bucket: null,
    diskReserve: null,
    ads: { meta: null, google: null },
    translator: null,
    whatsapp: null,
    currencyFeed: null,
    drainSeconds: 0,
    role: 'all',
    logLevel: 'info',
    smtpUrl: null,
    mailIn: { imap: null, replyAddress: null, webhookSecret: null },
    nodeEnv: 'production',
    hsts: 'standard',
    hasServiceWorker: true,
    trustedProxies: [],
    countryHeader: null,
  })
})

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '', ROLE: '' }, ROOT)).toEqual(readEnv({}, ROOT))
})

test('every variable is read', () => {
  const env = readEnv(
    {
      PORT: '4100',
      HOST: '[::1]',
      DATA_DIR: '/var/quayline',
      DATABASE_URL: 'postgres://me:secret@db/quayline',
      SITE_ORIGIN: 'https://www.example.com/',
      DEMO: 'OFF',
      DEMO_PICTURES: 'few',
      FILES_URL: 's3://key:se%2Fcret@files.example.com:9000/pictures?region=eu-1',
      DISK_RESERVE: '1.5G',
      ADS_META: '1234567:token',
      TRANSLATOR_URL: 'https://translate.example.com/translate',
      TRANSLATOR_KEY: 'key',
      TRANSLATOR_SECONDS: '10',
      WHATSAPP_CLOUD: '106540352242922:EAAGtoken-of-thirty-two-characters:0123456789abcdef0123456789abcdef:a-word-of-ours',
      CURRENCY_FEED_URL: 'https://rates.example.com/latest.json',
      DRAIN_SECONDS: '15',
      ROLE: 'web',
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtps://mail.example.com',
      IMAP_URL: 'imaps://sales%40example.com:se%2Fcret@mail.example.com/Sales%20in',
      REPLY_ADDRESS: 'reply+*@in.example.com',
      MAIL_WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
      NODE_ENV: 'development',
      HSTS: 'preload',
      SERVICE_WORKER: 'off',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
    },
    ROOT,
  )
  expect(env).toEqual({
    port: 4100,
    host: '::1',
    dataDir: '/var/quayline',
    isDataDirChosen: true,
    databaseUrl: 'postgres://me:secret@db/quayline',
    siteOrigin: 'https://www.example.com',
    isDemo: false,
    demoPictures: 'few',
    bucket: {
      bucket: 'pictures',
      region: 'eu-1',
      endpoint: 'https://files.example.com:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    },
    diskReserve: 1.5 * 1024 ** 3,
    ads: { meta: { pixelId: '1234567', token: 'token' }, google: null },
    translator: { url: 'https://translate.example.com/translate', key: 'key', seconds: 10 },
    whatsapp: {
      phoneNumberId: '106540352242922',
      token: 'EAAGtoken-of-thirty-two-characters',
      appSecret: '0123456789abcdef0123456789abcdef',
      verifyToken: 'a-word-of-ours',
    },
    currencyFeed: { url: 'https://rates.example.com/latest.json', seconds: 30 },
    drainSeconds: 15,
    role: 'web',
    logLevel: 'debug',
    smtpUrl: 'smtps://mail.example.com',
    mailIn: {
      imap: { host: 'mail.example.com', port: 993, isSecure: true, user: 'sales@example.com', password: 'se/cret', folder: 'Sales in' },
      replyAddress: 'reply+*@in.example.com',
      webhookSecret: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
    },
    nodeEnv: 'development',
    hsts: 'preload',
    hasServiceWorker: false,
    trustedProxies: ['10.0.0.0/8', '::1'],
    countryHeader: 'cf-ipcountry',
  })
})

test('the site origin follows the port, a relative data folder the checkout', () => {
  expect(readEnv({ PORT: '8080' }, ROOT).siteOrigin).toBe('http://localhost:8080')
  expect(readEnv({ DATA_DIR: 'elsewhere' }, ROOT).dataDir).toBe('/srv/quayline/elsewhere')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '0'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://me:secret@db/x'],
  ['DATABASE_URL', 'secret'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://www.example.com/shop'],
  ['DEMO', 'maybe'],
  ['SERVICE_WORKER', 'maybe'],
  ['DEMO_PICTURES', 'some'],
  ['FILES_URL', 'https://files.example.com/pictures'],
  ['FILES_URL', 's3://files.example.com'],
  ['FILES_URL', 's3:///Pictures_Of'],
  ['DISK_RESERVE', 'much'],
  ['DISK_RESERVE', '5%'],
  ['DISK_RESERVE', '-1G'],
  ['DRAIN_SECONDS', '61'],
  ['DRAIN_SECONDS', 'soon'],
  ['ROLE', 'worker'],
  ['TRANSLATOR_URL', 'ftp://translate.example.com'],
  ['WHATSAPP_CLOUD', '106540352242922:token'],
  ['CURRENCY_FEED_URL', 'rates.example.com'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['IMAP_URL', 'imaps://mail.example.com'],
  ['IMAP_URL', 'pop3://me:secret@mail.example.com'],
  ['REPLY_ADDRESS', 'reply@example.com'],
  ['REPLY_ADDRESS', '*@*'],
  ['MAIL_WEBHOOK_SECRET', 'short'],
  ['NODE_ENV', 'staging'],
  ['HSTS', 'off'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['COUNTRY_HEADER', 'the country'],
  ['TRUSTED_PROXIES', 'proxy'],
])('%s=%s is refused by one line that names the variable', (name, value) => {
  const message = messageOf(() => readEnv({ [name]: value }, ROOT))
  expect(message).toMatch(new RegExp(`^${name} is not understood: .+\\.$`))
  expect(message).not.toContain('\n')
})

test('a connection string that is refused is not repeated', () => {
  expect(messageOf(() => readEnv({ DATABASE_URL: 'mysql://me:secret@db/x' }, ROOT))).not.toContain('secret')
  expect(messageOf(() => readEnv({ WHATSAPP_CLOUD: '106540352242922:hunter2' }, ROOT))).not.toContain('hunter2')
})

test.each([
  ['106540352242922:token', 'it has 2 of 4 parts'],
  ['my-number:EAAGtoken-of-thirty:0123456789abcdef0123456789abcdef:a-word-of-ours', 'its phone number id is not 5 to 20 digits'],
  ['106540352242922:EAAGtoken-of-thirty:0123456789abcdef:a-word-of-ours', 'its app secret is not 32 signs'],
  ['106540352242922:EAAGtoken-of-thirty:0123456789abcdef0123456789abcdef:short', 'its verify token is not at least 8 signs'],
])('what is wrong with %s is named', (value, what) => {
  expect(messageOf(() => readEnv({ WHATSAPP_CLOUD: value }, ROOT))).toContain(what)
})

test('a bucket of Amazon needs a name only, and another region where it is not the first', () => {
  expect(readEnv({ FILES_URL: 's3:///quayline-files' }, ROOT).bucket).toEqual({
    bucket: 'quayline-files',
    region: 'us-east-1',
    endpoint: null,
    credentials: null,
  })
  expect(readEnv({ FILES_URL: 's3://localhost:9000/files?tls=off' }, ROOT).bucket).toMatchObject({ endpoint: 'http://localhost:9000' })
  expect(messageOf(() => readEnv({ FILES_URL: 's3://key:hunter2@host' }, ROOT))).not.toContain('hunter2')
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing was thrown'
}
