import type { Ctx } from '#core/domain/context.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { languageHeaders, type AnswerLanguage } from '#i18n/answer-language.ts'
import { localeInfo } from '#i18n/locales.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { companyPicture } from '#apps/site/head/company-picture.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

export const MANIFEST_PATH = '/site.webmanifest'

type ManifestInput = { ctx: Ctx; language: AnswerLanguage; headers: HeaderRecord }

const KEEPING = { browser: 3_600 }
const INK = '#101b24'

/** Answers the manifest: what a device calls the site when it is installed, its icons, and where its shortcuts lead (R5.55). */
export async function answerManifest(request: Request, { ctx, language, headers }: ManifestInput): Promise<Response> {
  const [{ name }, { icon, accent }] = await Promise.all([readCompany({ ctx }), readAppearance({ ctx })])
  const t = createServerTranslator(language.locale, 'site')
  const own = icon === null ? null : icon.src
  const entry = (form: 'icon-192' | 'icon-512' | 'maskable-512', size: number) => ({
    src: own === null ? `/${form === 'maskable-512' ? 'icon-maskable-512' : form}.png` : companyPicture(form, own),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  const shortcut = (title: string, url: string) => ({ name: title, url, icons: [entry('icon-192', 192)] })
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: t('shell.bannerText'),
    lang: language.locale,
    dir: localeInfo(language.locale).dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: accent ?? INK,
    icons: [entry('icon-192', 192), entry('icon-512', 512), { ...entry('maskable-512', 512), purpose: 'maskable' }],
    shortcuts: [
      shortcut(t('favorites.title'), '/myFavorite'),
      shortcut(t('menu.carList'), '/carList'),
      shortcut(t('menu.usedCars'), '/usedCars'),
      shortcut(t('shell.search'), '/searchsite'),
    ],
  }
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(manifest), {
    headers: {
      ...headers,
      ...languageHeaders(language, { keeping: KEEPING }),
      'content-type': 'application/manifest+json',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** Leads those who ask for `/favicon.ico` without reading a page to the company's icon; null: the product's own stands there. */
export async function answerFavicon({ ctx, headers }: { ctx: Ctx; headers: HeaderRecord }): Promise<Response | null> {
  const { icon } = await readAppearance({ ctx })
  if (icon === null) return null
  return new Response(null, { status: 302, headers: { ...headers, location: companyPicture('icon-32', icon.src), 'cache-control': 'public, max-age=3600' } })
}
