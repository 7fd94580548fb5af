import { expect } from './journey.ts'

export const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>`
/** What programs and slips of the hand put into fields: each as it is sent. */
export const NASTY: Readonly<Record<string, string>> = {
  markup: MARKUP,
  sql: `'; drop table enquiry; --`,
  controls: 'a\u0000b\u0007\r\nX-Evil: 1',
  override: 'abc\u202edcba\u2066',
  emoji: '🚗👩‍👩‍👧‍👦',
  prototype: '__proto__',
  object: '[object Object]',
  negative: '-1',
  endless: '1e309',
  none: 'NaN',
  long: 'x'.repeat(6_000),
}
/** Bytes that are no text, as they stand in an address. */
export const TORN = ['%00', '%ff', '%zz', '%', '%ED%A0%80', '%C0%AF', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%0d%0aX-Evil:%201']

/** Pages with the names that they read of their address. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['noHeader', 'utm_source'],
  '/activity': ['page'],
  '/alert': ['car', 'used', 'part', 'word'],
  '/article': ['word', 'page'],
  '/article/search-top': ['word', 'page'],
  '/carFittings': ['category', 'word', 'car', 'sort', 'page'],
  '/carFittings/alert': ['category', 'word'],
  '/carList/alert': ['brand', 'price', 'word'],
  '/carList': ['type', 'brand', 'price', 'energy_type', 'emission', 'drive_type', 'steering', 'sort', 'page'],
  '/carList/find': ['brand', 'price'],
  '/club': ['type'],
  '/compare': ['cars', 'used', 'add', 'show', 'first', 'beside'],
  '/menuCar/helper': ['budget', 'use', 'condition', 'body', 'fuel', 'steering', 'destination'],
  '/mobile/info/details': ['part'],
  '/my': ['part'],
  '/netWork/received': ['ref'],
  '/result': ['ref'],
  '/searchsite': ['word'],
  '/usedCars': ['brand', 'year', 'mileage', 'steering', 'status', 'port', 'price', 'sort', 'page'],
  '/usedCars/alert': ['brand', 'word'],
  '/usedCars/find': ['brand'],
}
export type Answer = { status: number; text: string; location: string | null; headers: Headers }

export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), location: response.headers.get('location'), headers: response.headers }
}

/** Never a failure of the server, never markup or a header of the sender's. */
export function expectSound(label: string, { status, text, headers }: Answer): void {
  expect({ label, status, isServerError: status >= 500 }).toMatchObject({ isServerError: false })
  expect({ label, isReflected: /<img src=x|<script>alert/.test(text), evil: headers.get('x-evil') }).toEqual({ label, isReflected: false, evil: null })
}

/** Asks for every page with values that are none, one in each `share` of them. */
export async function askWithBadValues(origin: string, share = 1): Promise<void> {
  const values = [...Object.values(NASTY).map(encodeURIComponent), ...TORN, '', '0', '1.5']
  for (const [turn, [path, names]] of Object.entries(PARAMETERS).entries()) {
    const together = values.map((value) => names.map((name) => `${name}=${value}`).join('&'))
    const alone = names.flatMap((name, index) => [`${name}=${values[index % values.length]}`, `${name}=a&${name}=b`, `${name}[]=a&${name}[x]=b&${name}`])
    for (const [index, search] of [...together, ...alone].entries()) {
      if (index % share !== turn % share) continue
      const address = `${origin}${path}?${search}`
      const answer = await ask(address)
      expectSound(address.slice(0, 200), answer)
      // A line of more than 8 KiB is no address.
      expect([200, 301, 302, 303, 308, 404, ...(search.length > 8_000 ? [414] : [])], address.slice(0, 200)).toContain(answer.status)
    }
  }
}
