import { createHash } from 'node:crypto'
import { accentTokens, type AccentTokens } from '#contract/accent-values.ts'

const PREFIX = '/site-style/'

export type AccentStyle = { href: string; text: string }

/** The style sheet that binds the accent's tokens to a colour of the company (`#rrggbb`). Its address names the colour and its content, so it never changes. */
export function accentStyle(accent: string): AccentStyle {
  const { light, dark } = accentTokens(accent)
  const text = [
    `:root{${bind(light)}}`,
    `@media (prefers-color-scheme:dark){:root{${bind(dark)}}}`,
    `.tone-deep{${bind(dark)}}`,
    // Stands before the sheet of late styles, which has a print rule for :root.
    `@media print{html:root{${bind(light)}}}`,
  ].join('')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { href: `${PREFIX}${accent.slice(1)}-${hash}.css`, text }
}

/** The sheet that an address names; null for every other. `isCurrent` false: of another release, so nobody keeps it. */
export function findAccentStyle(pathname: string): { text: string; isCurrent: boolean } | null {
  const colour = /^\/site-style\/([0-9a-f]{6})-[0-9a-f]{8}\.css$/.exec(pathname)?.[1]
  if (colour === undefined) return null
  const { href, text } = accentStyle(`#${colour}`)
  return { text, isCurrent: href === pathname }
}

function bind({ accent, hover, text, soft, on }: AccentTokens): string {
  return `--color-accent:${accent};--color-accent-hover:${hover};--color-accent-text:${text};--color-accent-soft:${soft};--color-on-accent:${on}`
}
