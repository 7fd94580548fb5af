// What both commands that take pictures of screens share.
import { mkdir, readdir, rm } from 'node:fs/promises'
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

/** Viewports, and the width of the picture kept, px. */
export const SIZES = [
  { width: 1440, height: 1000, kept: 1080 },
  { width: 390, height: 844, kept: 390 },
]

/** Empties the folder of its pictures and lends a browser. */
export async function withBrowser(folder, use) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) if (name.endsWith('.webp')) await rm(path.join(folder, name))
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

/** A context of the browser as wide as a size says. */
export function contextOf(browser, { width, height }, options = {}) {
  const isMobile = width < 769
  return browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile, deviceScaleFactor: 1, ...options })
}

/** Keeps what the page shows as a small picture. */
export async function keep(page, file, { kept }) {
  await sharp(await page.screenshot())
    .resize({ width: kept })
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  console.log(path.relative(ROOT, file))
}
