import type { Ctx } from '#core/domain/context.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { companyPicture } from '#apps/site/head/company-picture.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

export const MANIFEST_PATH = '/site.webmanifest'

/** Answers the manifest: what a telephone calls the site, and its icons. */
export async function answerManifest(request: Request, { ctx, headers }: { ctx: Ctx; headers: HeaderRecord }): Promise<Response> {
  const [{ name }, { icon }] = await Promise.all([readCompany({ ctx }), readAppearance({ ctx })])
  const own = icon === null ? null : icon.src
  const entry = (form: 'icon-192' | 'icon-512' | 'maskable-512', size: number) => ({
    src: own === null ? `/${form === 'maskable-512' ? 'icon-maskable-512' : form}.png` : companyPicture(form, own),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#101b24',
    icons: [entry('icon-192', 192), entry('icon-512', 512), { ...entry('maskable-512', 512), purpose: 'maskable' }],
  }
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(manifest), {
    headers: {
      ...headers,
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
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
