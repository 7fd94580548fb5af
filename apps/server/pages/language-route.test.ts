import { expect, it } from 'vitest'
import { changeLanguage } from './language-route.ts'

function change(query: string, host: string, protocol: 'http' | 'https' = 'http') {
  const { headers, status } = changeLanguage({ url: new URL(`http://${host}/language?${query}`), host, siteOrigin: 'https://www.quayline.example', protocol })
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie') }
}

it('sets the cookie and leads back where the cookie decides', () => {
  expect(change('to=ar&back=/carList?type=suv', '192.0.2.1:3000')).toEqual({
    status: 303,
    location: '/carList?type=suv',
    cookie: 'locale=ar; Path=/; Max-Age=31536000; SameSite=Lax',
  })
  expect(change('to=ar', '192.0.2.1', 'https').cookie).toContain('; Secure')
})

it('leads to the language’s host where the host decides', () => {
  expect(change('to=de&back=/brand', 'ar.quayline.example').location).toBe('https://de.quayline.example/brand')
})

it('takes an unknown language for English', () => {
  expect(change('to=xx&back=/', '192.0.2.1').cookie).toContain('locale=en')
})
