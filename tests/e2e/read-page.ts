import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Locale } from '#i18n/locales.ts'

/** The document at an address as the server sends it. By Node, which knows nothing of sub-domains of localhost: the host is said in a header. */
export function readPage(origin: string, locale: Locale, address: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const host = locale === 'en' ? `${hostname}:${port}` : `${locale}.${hostname}:${port}`
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path: address, headers: { host } }, (response) => resolve(text(response)))
    sent.once('error', reject)
    sent.end()
  })
}
