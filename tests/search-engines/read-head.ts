/** What search engines read of a page. */
export type Head = {
  title: string
  description: string
  canonical: string | null
  isIndexed: boolean
  /** Languages and addresses of `hreflang`. */
  languages: readonly { code: string; href: string }[]
  heading: string
  /** Structured data of its scripts, and the way to the page from its microdata; a script that cannot be read is null. */
  data: readonly unknown[]
  crumbs: readonly { position: string; name: string; item: string | null }[] | null
}

/** Reads the head of a document as our own server writes it. */
export function readHead(html: string): Head {
  const tags = [...html.matchAll(/<(?:meta|link) ([^>]*?)\/?>/g)].map(([, rest = '']) => attributesOf(rest))
  const meta = (name: string) => tags.find((tag) => tag['name'] === name)?.['content'] ?? ''
  const links = tags.filter((tag) => tag['rel'] !== undefined)
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    isIndexed: !/noindex/.test(meta('robots')),
    languages: links.flatMap(({ hreflang, href }) => (hreflang === undefined || href === undefined ? [] : [{ code: hreflang, href }])),
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => readJson(text)),
    crumbs: crumbsOf(html),
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

function crumbsOf(html: string): Head['crumbs'] {
  const list = /<ol [^>]*itemType="https:\/\/schema\.org\/BreadcrumbList"[^>]*>(.*?)<\/ol>/is.exec(html)?.[1]
  if (list === undefined) return null
  return list
    .split(/<li/)
    .slice(1)
    .map((item) => ({
      position: /content="(\d+)"/.exec(item)?.[1] ?? '',
      name: textOf(/itemProp="name"[^>]*>(.*?)<\/span>/is.exec(item)?.[1] ?? ''),
      item: /<a [^>]*href="([^"]*)"/.exec(item)?.[1] ?? null,
    }))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function textOf(html: string): string {
  return decode(html.replaceAll(/<[^>]*>/g, '')).trim()
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) : (NAMED[name] ?? whole),
  )
}
