import { PAGES, type SitePage } from './pages.ts'

const HEAD = `# Routes

Every address of the site (\`apps/site/routes.ts\`), what it is for, and what proves it. Written by \`node scripts/routes-document.mjs\` from \`tests/e2e/pages.ts\`; a test holds the three together.

Every page is visited by \`tests/e2e/every-route.spec.ts\` in one of the twelve languages, and every address by \`tests/e2e/every-page.sweep.ts\` (\`npm run sweep\`) in all of them, at 390 and 1440 px (status, language, direction, title, description, canonical, hreflang, overflow, console, content policy, hydration, links, pictures, WCAG 2.2 AA)
and read by \`tests/e2e/valid-html.sweep.ts\`. The last column names what proves its work beside that.

| Address | For | Its own address | Search engines | Proved by |
|---|---|---|---|---|
`

/** \`docs/routes.md\`. */
export function routesDocument(): string {
  return `${HEAD}${PAGES.map(row).join('\n')}\n`
}

function row({ route, path, purpose, kind, canonical, isIndexed, status, tests }: SitePage): string {
  const address = route === path ? `\`${route}\`` : `\`${route}\`<br>\`${path}\``
  const own = kind === 'way' ? `leads to \`${canonical}\`` : kind === 'page' || canonical === '*' ? '' : `\`${canonical}\``
  const indexed = kind === 'way' || kind === 'file' ? '' : status === 404 ? '404' : isIndexed ? 'yes' : 'no'
  return `| ${address} | ${purpose} | ${own} | ${indexed} | ${tests.map((test) => `\`${test}\``).join(', ')} |`
}
