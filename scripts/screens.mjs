// `npm run screens [-- ADDRESS]`: small pictures of the main screens into docs/screens, taken from a running product (http://localhost:3000).
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from './child.mjs'
import { ensureChromium } from './ensure-chromium.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const SCREENS = {
  home: '/',
  list: '/carList',
  car: '/car/byd-seal-rwd-510-km-elite-2025',
  compare: '/compare?cars=byd-seal-rwd-510-km-elite-2025,byd-seagull-vitality-305-km-2025',
  used: '/usedCars',
  parts: '/carFittings',
  contact: '/contactUs',
}
const LANGUAGES = ['en', 'ar', 'th', 'ru']
/** Viewports, and the width of the picture kept, px. */
const SIZES = [
  { width: 1440, height: 1000, kept: 1080 },
  { width: 390, height: 844, kept: 390 },
]
const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = path.join(ROOT, 'docs/screens')

await mkdir(folder, { recursive: true })
for (const name of await readdir(folder)) await rm(path.join(folder, name))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS })
try {
  for (const language of LANGUAGES) for (const size of SIZES) await shootAll(language, size)
} finally {
  await browser.close()
}
await writeFile(path.join(folder, 'README.md'), index())

async function shootAll(language, { width, height, kept }) {
  const isMobile = width < 769
  const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile, deviceScaleFactor: 1 })
  const page = await context.newPage()
  for (const [name, address] of Object.entries(SCREENS)) {
    const answer = await page.goto(withLanguage(language) + address, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${address} in ${language} answers ${answer?.status() ?? 'nothing'}`)
    const file = path.join(folder, `${name}-${language}-${width}.webp`)
    await sharp(await page.screenshot())
      .resize({ width: kept })
      .webp({ quality: 72, effort: 6 })
      .toFile(file)
    console.log(path.relative(ROOT, file))
  }
  await context.close()
}

function withLanguage(code) {
  return code === 'en' ? origin : origin.replace('://localhost', `://${code}.localhost`)
}

/** A page that shows them all. */
function index() {
  const rows = Object.keys(SCREENS).flatMap((name) => [
    `## ${name}`,
    '',
    `| ${LANGUAGES.join(' | ')} |`,
    `|${LANGUAGES.map(() => '---').join('|')}|`,
    ...SIZES.map(({ width }) => `| ${LANGUAGES.map((language) => `![${name}, ${language}, ${width} px](${name}-${language}-${width}.webp)`).join(' | ')} |`),
    '',
  ])
  return ['# Screens', '', 'Made by `npm run screens`.', '', ...rows].join('\n')
}
