import type { Connect, Plugin, ViteDevServer } from 'vite'

const ADDRESS = '/ui'
const SHEETS = [
  { lang: 'en', dir: 'ltr', scheme: 'light' },
  { lang: 'en', dir: 'ltr', scheme: 'dark' },
  { lang: 'ar', dir: 'rtl', scheme: 'light' },
  { lang: 'ar', dir: 'rtl', scheme: 'dark' },
] as const

type Sheet = (typeof SHEETS)[number]

// The site's own page sets these for React's refresh; without them its modules refuse to load here.
const PREAMBLE = 'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true'

/**
 * `/ui` in development: every component in every state, both directions and both schemes side by side; a click on a name shows
 * one sheet at the window's width. It belongs to the development server alone, so no build knows it.
 */
export function designPage(): Plugin {
  return {
    name: 'quayline:design-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void answer(server, request, next).then((html) => {
          if (html === null) return
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
  }
}

async function answer(server: ViteDevServer, request: Connect.IncomingMessage, next: Connect.NextFunction): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname !== ADDRESS) {
    next()
    return null
  }
  const sheet = SHEETS.find(({ lang, scheme }) => lang === searchParams.get('lang') && scheme === searchParams.get('scheme'))
  return sheet ? server.transformIndexHtml(request.url ?? ADDRESS, sheetPage(sheet)) : framePage()
}

function sheetPage({ lang, dir, scheme }: Sheet): string {
  return `<!doctype html><html lang="${lang}" dir="${dir}" data-scheme="${scheme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Components, ${lang}, ${scheme}</title>
<script>${PREAMBLE}</script></head><body><div id="sheet"></div><script type="module" src="/apps/site/design-page/entry.tsx"></script></body></html>`
}

function framePage(): string {
  const frames = SHEETS.map((sheet) => {
    const href = `${ADDRESS}?lang=${sheet.lang}&scheme=${sheet.scheme}`
    return `<figure><figcaption><a href="${href}">${sheet.lang}, ${sheet.dir}, ${sheet.scheme}</a></figcaption><iframe src="${href}" title="${sheet.lang} ${sheet.scheme}"></iframe></figure>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Components</title><style>
body{display:flex;margin:0;font:14px system-ui;background:#ddd}figure{margin:0;padding:8px}iframe{border:0;width:390px;height:calc(100vh - 48px);background:#fff}</style>${frames.join('')}</html>`
}
