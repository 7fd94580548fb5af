// `npm run screens:staff`: small pictures of the screens of the back office into docs/screens/staff, of a product that it starts itself with invented enquiries. Wants a build.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { query } from '#tests/e2e/leads.ts'
import { startProduct } from '#tests/e2e/setup/product.ts'
import { enterAs } from '#tests/e2e/staff-session.ts'
import { ROOT } from './child.mjs'
import { contextOf, keep, SIZES, withBrowser } from './take-pictures.mjs'

const LOOKS = [
  { name: 'en', language: 'en', locale: 'en-GB', colorScheme: 'light' },
  { name: 'zh', language: 'zh', locale: 'zh-CN', colorScheme: 'light' },
  { name: 'zh-dark', language: 'zh', locale: 'zh-CN', colorScheme: 'dark' },
]

const CAR = 'byd-seal-rwd-510-km-elite-2025'
const ENQUIRIES = [
  ['Amina Okoro', 'Nigeria', '+2348031234567', 'en', 'Two units for Lagos, please. What is the price to Tin Can Island?'],
  ['Luis Paredes', 'Peru', '+51987654321', 'es', '¿Cuánto tarda el envío a El Callao?'],
  ['Omar Haddad', 'Jordan', '+962791234567', 'ar', 'هل البطارية مضمونة ثماني سنوات؟'],
  ['Dmitri Orlov', 'Kazakhstan', '+77012345678', 'ru', 'Есть ли зимний пакет? Нужна доставка до Алматы.'],
]

/** A list as a supplier sends it. */
const SHEET = [
  '东方汽车出口 库存表,,,,,,,',
  '编号 No.,品牌 Brand,款名,燃料 Fuel,上牌日期,表显里程(万公里),到手价,事故',
  'DF/001,丰田 Toyota,凯美瑞 Camry,汽油 Petrol,2021-05-03,5.2,"$11,800",无',
  'DF/002,丰田,卡罗拉 Corolla,汽油,2020-04-01,6.4,7800-8200,无',
  'DF/003,没有的牌,某车,汽油,2020-04-01,6.4,7800,无',
  '合计,,,,,,,3台',
].join('\r\n')

const folder = path.join(ROOT, 'docs/screens/staff')
const server = await startProduct({ pictures: 'all' })
try {
  await withBrowser(folder, async (browser) => {
    const screens = await prepare(browser)
    for (const look of LOOKS) for (const size of SIZES) await shootAll(browser, { screens, look, size })
    await writeFile(path.join(folder, 'README.md'), index(Object.keys(screens)))
  })
} finally {
  await server.stop()
}

/** Fills what would be empty, and answers the address of each screen. */
async function prepare(browser) {
  for (const [name, country, mobile, lang, remark] of ENQUIRIES) {
    const mail = `${name.split(' ')[0].toLowerCase()}@buyer.example`
    const data = { name, country, mobile, mail, lang, remark, from: 'Auto-Chat', origin: 'car_detail', car_model_sign: CAR, nums: 2 }
    const answer = await fetch(`${server.origin}/api/clue/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const { code, msg } = await answer.json()
    if (code !== 0) throw new Error(msg)
  }
  const context = await contextOf(browser, SIZES[0])
  await enterAs(context, server, { name: 'Chen Yu', role: 'owner' })
  const page = await context.newPage()
  await page.goto(`${server.origin}/admin#/imports`)
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Dongfang')
  await page.locator('input[type=file]').setInputFiles({ name: '库存表.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
  await page.getByRole('heading', { level: 1, name: '库存表.csv' }).waitFor()
  await context.close()
  const one = async (sql) => (await query(server, sql))[0]?.id
  const car = await one(`select id from car where model_sign = '${CAR}'`)
  const used = await one('select id from used_car where jsonb_array_length(defects) > 1 order by id limit 1')
  return {
    overview: '/',
    enquiries: '/enquiries',
    enquiry: `/enquiries/${await one('select max(id) as id from enquiry')}/show`,
    cars: `/catalogue/cars?filter=${encodeURIComponent(JSON.stringify({ word: 'byd' }))}`,
    car: `/catalogue/cars/${car}`,
    pictures: `/catalogue/cars/${car}/pictures`,
    'used-car': `/catalogue/used-cars/${used}`,
    import: `/imports/${await one('select max(id) as id from import_run')}`,
    article: `/content/news/${await one('select max(id) as id from article')}`,
    languages: '/languages',
    settings: '/settings/frame',
    roles: '/staff/roles',
  }
}

async function shootAll(browser, { screens, look, size }) {
  const context = await contextOf(browser, size, { locale: look.locale, colorScheme: look.colorScheme })
  await enterAs(context, server, { name: '陈宇', role: 'owner' })
  await query(server, 'update staff set locale = $1', [look.language])
  const page = await context.newPage()
  for (const [name, address] of Object.entries(screens)) {
    // From elsewhere, so that the whole page is loaded anew and its end can be waited for.
    await page.goto('about:blank')
    await page.goto(`${server.origin}/admin#${address}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // A live preview comes after the rest of the page.
    if (name === 'settings' && size.width > 769) await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    await keep(page, path.join(folder, `${name}-${look.name}-${size.width}.webp`), size)
  }
  await context.close()
}

/** A page that shows them all. */
function index(names) {
  const rows = names.flatMap((name) => [
    `## ${name}`,
    '',
    `| ${LOOKS.map((look) => look.name).join(' | ')} |`,
    `|${LOOKS.map(() => '---').join('|')}|`,
    ...SIZES.map(({ width }) => `| ${LOOKS.map((look) => `![${name}, ${look.name}, ${width} px](${name}-${look.name}-${width}.webp)`).join(' | ')} |`),
    '',
  ])
  return ['# Screens of the back office', '', 'Made by `npm run screens:staff`; people and enquiries are invented.', '', ...rows].join('\n')
}
