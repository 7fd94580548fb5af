import type { ServerBuild } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { readAppearance, storeSettingPicture } from '#core/domain/appearance/index.ts'
import { deleteMedia, renderPending } from '#core/domain/media/index.ts'
import { makePicture } from '#core/domain/media/testing.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { answerAccentStyle } from '#apps/server/files/accent-style-route.ts'
import { answerFavicon, answerManifest } from '#apps/server/pages/web-manifest.ts'
import { createCompanyPictures } from '#apps/server/pictures/company-pictures.ts'
import { companyPicture, type CompanyPictureForm } from '#apps/site/head/company-picture.ts'
import { siteBuild } from '#tests/fixtures/site-build.ts'
import { openPages } from './open-pages.ts'

// The pages answer what their loaders say. Its files come of a plugin of the site's build.
vi.mock('#apps/site/ui/font-preloads.tsx', () => ({ FontPreloads: () => null }))

let database: TestDatabase
let build: ServerBuild
let ctx: ReturnType<typeof createTestCtx>['ctx']
beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  build = await siteBuild()
})
afterAll(() => database.drop())

it('leaves the pages as they are while nothing is set', async () => {
  const page = await readPage('/contactUs')
  expect(page).toContain('"look":null')
  expect(page).toContain('"logo":null')
  expect(await answerFavicon({ ctx: fresh(), headers: {} })).toBeNull()
  expect(page).toContain('"logo":"https://www.example.com/icon-512.png"')
  expect(JSON.parse(await (await manifest()).text())).toMatchObject({ name: 'Quayline', icons: [{ src: '/icon-192.png' }, {}, {}] })
})

it('has a manifest in the language of the host, with ways of its own', async () => {
  const { lang, dir, display, shortcuts } = (await (await manifest('ar')).json()) as {
    lang: string
    dir: string
    display: string
    shortcuts: { name: string; url: string }[]
  }
  expect([lang, dir, display]).toEqual(['ar', 'rtl', 'standalone'])
  expect(shortcuts.map(({ url }) => url)).toEqual(['/myFavorite', '/carList', '/usedCars', '/searchsite'])
  expect(shortcuts[0]?.name).toBe('اهتماماتي')
})

it('shows the company’s accent, logo and icon in the page, its head, its structured data and the manifest', async () => {
  const logo = await store('logo.png', await makePicture({ width: 900, height: 300, format: 'png', colour: '#aa2211' }))
  const icon = await store('icon.png', await makePicture({ width: 600, height: 600, format: 'png', colour: '#1133aa' }))
  await save({ accent: '#1A73E8', logo, icon, logo_dark: null })
  expect(await readAppearance({ ctx })).toMatchObject({ accent: '#1a73e8', logo: null, icon: null })
  await renderPending({ ctx, input: { budgetMs: 30_000 } })

  const look = await readAppearance({ ctx: fresh() })
  const [logoSrc, iconSrc] = [look.logo?.src ?? '', look.icon?.src ?? '']
  const page = await readPage('/contactUs')
  const style = /"(\/site-style\/1a73e8-[0-9a-f]{8}\.css)"/.exec(page)?.[1] ?? ''
  expect(await answerAccentStyle(new Request(`http://any${style}`), {})?.text()).toContain('--color-accent:#1a73e8')
  for (const part of [
    `"src":"${logoSrc}","dark":"${companyPicture('plate', logoSrc)}"`,
    `"icon":{"small":"${companyPicture('icon-32', iconSrc)}","touch":"${companyPicture('icon-180', iconSrc)}"}`,
    `"logo":"https://www.example.com${logoSrc}"`,
    `"shared":"${companyPicture('shared', logoSrc)}"`,
  ])
    expect(page).toContain(part)
  const favicon = await answerFavicon({ ctx: fresh(), headers: {} })
  expect([favicon?.status, favicon?.headers.get('location')]).toEqual([302, companyPicture('icon-32', iconSrc)])
  expect(await (await manifest()).json()).toMatchObject({
    theme_color: '#1a73e8',
    icons: [{ src: companyPicture('icon-192', iconSrc) }, {}, { purpose: 'maskable' }],
  })

  await expect(deleteMedia({ ctx, input: { mediaId: logo } })).rejects.toThrow('media_in_use')
  expect(await sizeOf('icon-32', iconSrc)).toEqual([32, 32, 'png'])
  expect(await sizeOf('icon-180', iconSrc)).toEqual([180, 180, 'png'])
  expect(await sizeOf('shared', logoSrc)).toEqual([1200, 630, 'png'])
  expect((await sizeOf('plate', logoSrc))[0]).toBeGreaterThan(640)
})

it('refuses a film, and a setting that names what is no picture', async () => {
  await expect(store('film.mp4', Buffer.from('x'))).rejects.toThrow('media_type_refused')
  await expect(store('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow('media_type_refused')
  await expect(save({ logo: 999_999 })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'value.logo', key: 'picture_gone' }] })
  const visitor = createTestCtx(database.db).ctx
  await expect(storeSettingPicture({ ctx: visitor, input: { source: bytes(Buffer.from('x')), fileName: 'a.png' } })).rejects.toThrow('forbidden')
})

it.each([
  '/company-picture/icon-32/media/original/aa/x.jpg.png',
  '/company-picture/poster/media/picture/aa/x.webp.png',
  '/company-picture/icon-32/etc/passwd.png',
])('makes nothing of %s', async (path) => {
  expect(await createCompanyPictures(ctx).respond(new Request(`http://any${path}`))).toBeNull()
})

it.each(['/site-style/1a73e8.css', '/site-style/red-00000000.css', '/site-style/1a73e8-00000000.css}body{', '/site-style/'])('knows no style %s', (path) => {
  expect(answerAccentStyle(new Request(`http://any${path}`), {})).toBeNull()
})

it('lets nobody keep a style of another release', () => {
  const answer = answerAccentStyle(new Request('http://any/site-style/1a73e8-00000000.css'), {})
  expect([answer?.headers.get('cache-control'), answer?.headers.get('content-type')]).toEqual(['no-store', 'text/css; charset=utf-8'])
})

function fresh() {
  return { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
}

async function readPage(path: string): Promise<string> {
  const pages = openPages({ build, ctx: createTestCtx(database.db).ctx, createCache: createMemoryCache, host: 'www.example.com' })
  return JSON.stringify(JSON.parse((await pages.render(path, 'cold')).text))
}

function manifest(locale: Locale = 'en'): Promise<Response> {
  return answerManifest(new Request('http://any/site.webmanifest'), { ctx: fresh(), language: { locale, isOfAddress: true }, headers: {} })
}

async function sizeOf(form: CompanyPictureForm, src: string): Promise<unknown[]> {
  const answer = await createCompanyPictures(ctx).respond(new Request(`http://any${companyPicture(form, src)}`))
  const { width, height, format } = await sharp(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()
  return [width, height, format]
}

async function store(fileName: string, content: Buffer): Promise<number> {
  return (await storeSettingPicture({ ctx, input: { source: bytes(content), fileName } })).id
}

async function* bytes(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content
}

async function save(change: object): Promise<void> {
  const { version, value } = await findSettings({ ctx, group: 'appearance' })
  await saveSettings({ ctx, input: { group: 'appearance', version, value: { ...value, ...change } } })
}
