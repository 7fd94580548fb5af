// `node scripts/screens.mjs [ADDRESS]`: the picture of the README, taken from a running product (http://localhost:3000).
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
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
const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = path.join(ROOT, 'docs/screens')

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS })
try {
  const list = await shoot({ address: `${origin}/carList`, width: 1280, height: 860 })
  const car = await shoot({ address: `${withLanguage('ar')}/car/byd-seagull-vitality-305-km-2025`, width: 390, height: 860 })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'overview.webp'), await compose(list, car))
} finally {
  await browser.close()
}

function withLanguage(code) {
  return origin.replace('://localhost', `://${code}.localhost`)
}

async function shoot({ address, width, height }) {
  const page = await browser.newPage({ viewport: { width, height }, isMobile: width < 769, deviceScaleFactor: 1 })
  await page.goto(address, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** Both beside each other on a quiet ground, as WebP. */
async function compose(...pictures) {
  const page = await browser.newPage({ viewport: { width: 1760, height: 940 } })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`).join('')
  await page.setContent(
    `<body style="margin:0;padding:40px;display:flex;gap:40px;background:#dfe3e0;box-sizing:border-box">${images}<style>img{border-radius:8px;height:860px}</style>`,
  )
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  await page.close()
  return Buffer.from(data, 'base64')
}
