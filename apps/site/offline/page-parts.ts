import { hydrationAddress, HYDRATION_ID, type HydrationBlock } from '#apps/site/hydration/hydration-block.ts'

/** What the text of a page says of itself, and every file that it needs to open and to come alive. */
export type PageParts = {
  lang: string
  title: string
  /** Names the build that the page was made for: every build has a manifest of its own. */
  manifest: string
  files: readonly string[]
}

const BLOCK = new RegExp(`<script type="application/json" id="${HYDRATION_ID}">(.*?)</script>`, 's')
const NAMED = /\s(?:href|src)="(\/(?:assets|site-style)\/[^"?&]+)"/g

/** Reads a page as the server sends it; null for one that is a single visitor's (its data travel with it) or that does not come alive. */
export function readPageParts(html: string): PageParts | null {
  const block = BLOCK.exec(html)?.[1]
  if (block === undefined) return null
  const { data, url, manifest, routes, entry, preloads } = JSON.parse(block) as HydrationBlock
  if (data === undefined) return null
  const named = [...html.matchAll(NAMED)].map(([, file = '']) => file)
  return {
    lang: /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1] ?? 'en',
    title: plainText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    manifest,
    files: [...new Set([...named, manifest, entry, ...preloads, ...Object.values(routes), hydrationAddress(data, url)])],
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function plainText(html: string): string {
  return html.replaceAll(/&([#\w]+);/g, (whole, name: string) => SIGNS[name] ?? whole)
}
