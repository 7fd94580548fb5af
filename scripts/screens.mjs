// `npm run screens [-- ADDRESS]`: small pictures of the main screens into docs/screens, taken from a running product (http://localhost:3000).
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './child.mjs'
import { contextOf, keep, SIZES, withBrowser } from './take-pictures.mjs'

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
const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = path.join(ROOT, 'docs/screens')

await withBrowser(folder, async (browser) => {
  for (const language of LANGUAGES) for (const size of SIZES) await shootAll(browser, language, size)
})
await writeFile(path.join(folder, 'README.md'), index())

async function shootAll(browser, language, size) {
  const context = await contextOf(browser, size)
  const page = await context.newPage()
  for (const [name, address] of Object.entries(SCREENS)) {
    const answer = await page.goto(withLanguage(language) + address, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${address} in ${language} answers ${answer?.status() ?? 'nothing'}`)
    await keep(page, path.join(folder, `${name}-${language}-${size.width}.webp`), size)
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
  return ['# Screens', '', 'Made by `npm run screens`. The back office: [staff](staff/README.md).', '', ...rows].join('\n')
}
