import { localeOrigin } from '#i18n/locales.ts'

/** The last line of a start: the addresses of the site, an example of the language hosts where there are any, the back office. */
export function readyLine(input: { siteOrigin: string; port: number; hasSite: boolean }): string {
  if (!input.hasSite) return 'Ready: jobs are running, and this process answers no requests'
  const arabic = localeOrigin(input.siteOrigin, 'ar')
  const languages = arabic === null ? '' : `languages at ${arabic} …, `
  const { port } = new URL(input.siteOrigin)
  const local = port === String(input.port) ? '' : `, listening on port ${input.port}`
  return `Ready: ${input.siteOrigin} (${languages}back office at ${input.siteOrigin}/admin${local})`
}
