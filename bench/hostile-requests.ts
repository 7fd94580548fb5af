/** A request that is legal in size and made to be dear. */
export type HostileRequest = { name: string; method: string; target: string; headers?: Record<string, string>; body?: string }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }
const BODY_BYTES = 64 * 1024 - 200

/** Calls that take a body. */
const POSTS = [
  '/api/clue/record',
  '/api/clue/record_buy',
  '/api/user/login',
  '/api/user/registered',
  '/api/user/info',
  '/api/user/password/request',
  '/api/user/password/reset',
  '/api/car/brand',
  '/api/car/auto_type',
  '/api/dealer/apply',
  '/api/dealer/status',
  '/api/session/handover',
  '/api/partner/lead?appkey=a&timestamp=1&sign=b',
  '/contactUs',
  '/club',
  '/netWork',
  '/netWork/status',
  '/admin/api/session',
] as const

/** Texts that patterns, normalisers and segmenters may stumble over. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a',
  blanks: ' ',
  lines: '\n',
  digits: '7',
  'digits and blanks': '7 ',
  pluses: '+',
  dots: '.',
  'at signs': 'a@',
  links: 'http://a.b/ ',
  angles: '<',
  brackets: '([',
  'back slashes': '\\',
  'combining marks': 'e\u0301\u0302',
  joiners: '\u200d',
  'Arabic letters': 'سيارة ',
  'Thai letters': 'รถยนต์',
  'Chinese letters': '汽车',
  'mathematical letters': '\u{1d4b3}',
  directions: '\u202e\u2066',
}

/** All of them. */
export function hostileRequests(): HostileRequest[] {
  return [...manyValues(), ...longTexts(), ...longQueries(), ...longAddresses(), ...multipart()]
}

function manyValues(): HostileRequest[] {
  const bodies: [string, Record<string, string>, string][] = [
    ['pairs without a value', FORM, fill('a&')],
    ['pairs of one name', FORM, fill('a=1&')],
    ['pairs of different names', FORM, Array.from({ length: 4_900 }, (_, index) => `k${index}=1`).join('&')],
    ['names in brackets', FORM, Array.from({ length: 4_000 }, (_, index) => `a[k${index}]=1`).join('&')],
    ['escapes', FORM, `remark=${fill('%C3%A9', BODY_BYTES - 10)}`],
    ['a wide list', JSON_TYPE, `{"interests":[${Array.from({ length: 4_900 }, () => '""').join(',')}]}`],
    ['many keys', JSON_TYPE, `{${Array.from({ length: 4_900 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['keys of a known object', JSON_TYPE, `{"first_touch":{${Array.from({ length: 4_900 }, (_, index) => `"k${index}":1`).join(',')}}}`],
    ['deep lists', JSON_TYPE, `{"a":${'['.repeat(19)}${fill('1,', 9_000)}1${']'.repeat(19)}}`],
    ['deeper than allowed', JSON_TYPE, '['.repeat(BODY_BYTES)],
    ['commas alone', JSON_TYPE, `[${fill(',')}]`],
  ]
  return POSTS.flatMap((target) => bodies.map(([name, headers, body]) => ({ name: `POST ${target}: ${name}`, method: 'POST', target, headers, body })))
}

function longTexts(): HostileRequest[] {
  const fields = ['name', 'mail', 'mobile', 'whatsapp', 'country', 'remark', 'vin', 'company', 'email', 'password', 'brand', 'car_model_sign'] as const
  const complete = {
    name: 'A',
    mail: 'a@example.com',
    mobile: '+2348030000000',
    country: 'Nigeria',
    remark: 'x',
    company: 'B',
    email: 'a@example.com',
    password: 'a'.repeat(64),
  }
  const targets = ['/api/clue/record', '/api/user/registered', '/api/user/login', '/api/dealer/apply'] as const
  return targets.flatMap((target) =>
    fields.flatMap((field) =>
      Object.entries(TEXTS).map(([name, text]) => {
        const value = fill(text, 60_000 / Math.max(1, JSON.stringify(text).length / text.length)).slice(0, 20_000)
        return {
          name: `POST ${target}: ${field} of ${name}`,
          method: 'POST',
          target,
          headers: JSON_TYPE,
          body: JSON.stringify({ ...complete, [field]: value }),
        }
      }),
    ),
  )
}

function longQueries(): HostileRequest[] {
  const words = Object.entries(TEXTS).flatMap(([name, text]) => {
    const word = encodeURIComponent([...fill(text, 1_000)].slice(0, 120).join(''))
    const long = encodeURIComponent([...fill(text, 8_000)].slice(0, 600).join(''))
      .slice(0, 7_500)
      .replace(/%[0-9A-F]?$/, '')
    return ['/api/search?word=', '/searchsite?word=', '/api/car/list?word=', '/carList?word=', '/carFittings?word=', '/api/home/country?word='].flatMap(
      (start) => [
        { name: `GET ${start} 120 of ${name}`, method: 'GET', target: `${start}${word}` },
        { name: `GET ${start} 600 of ${name}`, method: 'GET', target: `${start}${long}` },
      ],
    )
  })
  const values = Array.from({ length: 400 }, (_, index) => `brand=b${index}`).join('&')
  const lists = ['/carList', '/usedCars', '/carFittings', '/api/car/list', '/api/car/facets', '/api/used_car/list', '/compare'].map((path) => ({
    name: `GET ${path} with 400 brands`,
    method: 'GET',
    target: `${path}?${values}`,
  }))
  const pairs = ['/', '/carList', '/api/home/lang', '/api/car/list'].map((path) => ({
    name: `GET ${path} with 4,000 pairs`,
    method: 'GET',
    target: `${path}?${'a&'.repeat(3_900)}`,
  }))
  return [...words, ...lists, ...pairs]
}

function longAddresses(): HostileRequest[] {
  const paths: [string, string][] = [
    ['steps', '/a'.repeat(4_000)],
    ['dots', '/..'.repeat(2_600)],
    ['escaped slashes', `/${'%2f'.repeat(2_600)}`],
    ['slashes', '/'.repeat(8_000)],
    ['a long car', `/car/${'a-'.repeat(3_900)}`],
    ['a long language link', `/language?to=ar&back=${'/a'.repeat(3_900)}`],
    ['handed over often', `/?x=${'%2525'.repeat(1_500)}`],
    ['digits and dots', `/?x=${'1.'.repeat(3_900)}`],
    ['a long drawing', `/drawing/1/side/sedan-${'9'.repeat(7_000)}.svg`],
    ['a huge vehicle', '/drawing/1/side/sedan-99999x99999x99999-99999-a99-d99-bev-wing-c0c5c8.svg'],
    ['a small vehicle', '/drawing/1/front/sedan-1x1x1-1-a1-d1-bev-wing-c0c5c8.svg'],
    ['a picture to share', '/shared/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg.jpg'],
  ]
  const addresses = paths.map(([name, target]) => ({ name: `GET ${name}`, method: 'GET', target }))
  const cookies = { name: 'GET / with many cookies', method: 'GET', target: '/?new', headers: { cookie: 'locale=a; '.repeat(1_200) } }
  const accepted = { name: 'GET / with many encodings', method: 'GET', target: '/', headers: { 'accept-encoding': 'br;q=0, '.repeat(1_200) } }
  const known = { name: 'GET / with many tags', method: 'GET', target: '/', headers: { 'if-none-match': 'W/"a", '.repeat(1_200) } }
  const forwarded = { name: 'GET / through many proxies', method: 'GET', target: '/', headers: { 'x-forwarded-for': '198.18.0.1, '.repeat(1_000) } }
  return [...addresses, cookies, accepted, known, forwarded]
}

function multipart(): HostileRequest[] {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const part = (name: string, value: string, file = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  const bodies: [string, string][] = [
    ['eighty long fields', `${Array.from({ length: 80 }, (_, index) => part(`f${index}`, 'x'.repeat(64_000))).join('')}--b--\r\n`],
    ['one field often', `${part('remark', 'x').repeat(50_000)}--b--\r\n`],
    ['many files', `${part('documents', '', '; filename="a.pdf"').repeat(20_000)}--b--\r\n`],
    ['almost a boundary', `${part('remark', '\r\n--'.repeat(100_000))}--b--\r\n`],
    ['a long head', `--b\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n--b--\r\n`],
  ]
  return ['/api/dealer/apply', '/netWork', '/contactUs'].flatMap((target) =>
    bodies.map(([name, body]) => ({ name: `POST ${target}, in parts: ${name}`, method: 'POST', target, headers, body })),
  )
}

function fill(text: string, bytes = BODY_BYTES): string {
  return text.repeat(Math.floor(bytes / Buffer.byteLength(text)))
}
