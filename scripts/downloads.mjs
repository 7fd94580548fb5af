// Makes the files of the sample download centre into demo/downloads/files: `node scripts/downloads.mjs [NAME…]`, all or those whose names
// hold a NAME. PDFs are printed by Chromium. The fonts are those of the site, and for Chinese "Noto Sans CJK SC" of the system (Debian:
// fonts-noto-cjk; SIL Open Font License, as IBM Plex is): only the making needs it, the files carry the letters that they use.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import subsetFont from 'subset-font'
import writeExcelFile from 'write-excel-file/node'
import { readBuyersGuide } from '#demo/downloads/buyers-guide.ts'
import { SHEETS } from '#demo/downloads/sheets.ts'
import { drawDocument } from '#drawing/draw-document.ts'
import { drawScene } from '#drawing/scene/index.ts'
import { typicalMeasure } from '#drawing/typical-measure.ts'
import { localeInfo } from '#i18n/locales.ts'
import { ROOT } from './child.mjs'
import { cutCollection } from './font-collection.mjs'
import { ensureChromium } from './ensure-chromium.mjs'

const wanted = process.argv.slice(2)
const FOLDER = path.join(ROOT, 'demo/downloads/files')
const SYSTEM_FONTS = '/usr/share/fonts/opentype/noto'
/** Letters and signs of full width; Latin letters and figures stay those of the other faces. */
const CHINESE = 'U+2014, U+2018-201D, U+2026, U+3000-303F, U+4E00-9FFF, U+FF00-FFEF'
const ISOLATES = /[\u2068\u2069]/g
const INK = '#101b24'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync', '--no-first-run']

await mkdir(FOLDER, { recursive: true })
if (isWanted('quayline-used-stock')) await writeStock()
if (isWanted('quayline-parts-enquiry.xlsx')) await writePartsForm()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS })
try {
  const pages = [...(await readBuyersGuide({ rootDir: ROOT })), ...SHEETS].filter((page) => isWanted(page.fileName))
  const style = await styleSheet(pages)
  for (const page of pages) await print(page, style)
} finally {
  await browser.close()
}

function isWanted(fileName) {
  return wanted.length === 0 || wanted.some((name) => fileName.includes(name))
}

async function print(document, style) {
  const page = await browser.newPage()
  await page.setContent(htmlOf(document, style), { waitUntil: 'load' })
  // Asked for one by one: the feet of the pages would otherwise be set before their face has come.
  await page.evaluate(() => Promise.all([...window.document.fonts].map((face) => face.load())))
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await writeFile(path.join(FOLDER, document.fileName), bytes)
  console.log(document.fileName, `${Math.round(bytes.length / 1000)} kB`)
  await page.close()
}

function htmlOf({ locale, title, lead, blocks, foot }, style) {
  const head = `<header><svg viewBox="0 0 200 46" aria-label="Quayline" role="img">${style.wordmark}</svg></header>`
  const body = `${head}<h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p>${blocks.map(blockHtml).join('')}`
  const { dir } = localeInfo(locale)
  const [near, far] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const pageFoot = `@page{@bottom-${near}{content:"${foot.replace(ISOLATES, '')}";inline-size:80%;text-align:${near}}@bottom-${far}{content:counter(page) " / " counter(pages);inline-size:20%;text-align:${far};direction:ltr}}`
  return `<!DOCTYPE html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${style.css}${pageFoot}</style></head><body>${body}</body></html>`
}

function blockHtml(block) {
  switch (block.kind) {
    case 'p':
      return `<p>${escape(block.text)}</p>`
    case 'h':
      return `<h2>${escape(block.text)}</h2>`
    case 'fields':
      return `<div class="fields">${block.items.map((item) => `<div><span>${escape(item)}</span></div>`).join('')}</div>`
    case 'figure':
      return `<figure class="${block.name}"><img alt="" src="data:image/svg+xml;base64,${Buffer.from(figure(block.name)).toString('base64')}"></figure>`
    case 'table':
      return tableHtml(block)
    default:
      return `<${block.kind === 'ol' ? 'ol' : 'ul'} class="${block.kind}">${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</${block.kind === 'ol' ? 'ol' : 'ul'}>`
  }
}

function tableHtml({ head, rows, lines = 0 }) {
  const empty = Array.from({ length: lines }, () => head.map(() => ''))
  const cells = (row) => row.map((cell, at) => (at === 0 && cell !== '' ? `<th scope="row">${escape(cell)}</th>` : `<td>${escape(cell)}</td>`)).join('')
  const body = [...rows, ...empty].map((row) => `<tr>${cells(row)}</tr>`).join('')
  return `<table class="${lines > 0 ? 'form' : ''}"><thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`
}

function figure(name) {
  if (name !== 'top-view') return light(drawScene(name))
  return light(drawDocument({ kind: 'top', vehicle: { measure: typicalMeasure('suv'), paint: 'ffffff' }, framing: 'tight' }))
}

/** Paper is always light. */
function light(svg) {
  return svg.replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}(?=<\/style>)/s, '')
}

async function styleSheet(pages) {
  const font = async (file) => fontAddress(await readFile(path.join(ROOT, 'node_modules', file)))
  const plex = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans'
  const arabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'
  const thai = '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai'
  // A script with fixed weights is a family of its own: beside a variable face of the same name it would never be chosen.
  const faces = [
    `@font-face{font-family:Plex;font-weight:100 700;src:${await font(`${plex}-latin-wght-normal.woff2`)};unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2190-21BB,U+2212,U+2215}`,
    `@font-face{font-family:Plex;font-weight:100 700;src:${await font(`${plex}-cyrillic-wght-normal.woff2`)};unicode-range:U+0400-045F,U+0490-0491,U+2116}`,
    `@font-face{font-family:Plex;font-weight:100 700;src:${await font(`${plex}-latin-ext-wght-normal.woff2`)};unicode-range:U+0100-024F,U+2070-209F,U+2150-218F}`,
    `@font-face{font-family:'Plex Arabic';font-weight:400;src:${await font(`${arabic}-400-normal.woff2`)};unicode-range:U+0600-06FF,U+FB50-FEFF}`,
    `@font-face{font-family:'Plex Arabic';font-weight:600;src:${await font(`${arabic}-600-normal.woff2`)};unicode-range:U+0600-06FF,U+FB50-FEFF}`,
    `@font-face{font-family:'Plex Thai';font-weight:400;src:${await font(`${thai}-400-normal.woff2`)};unicode-range:U+0E00-0E7F}`,
    `@font-face{font-family:'Plex Thai';font-weight:600;src:${await font(`${thai}-600-normal.woff2`)};unicode-range:U+0E00-0E7F}`,
    ...(await chineseFaces(pages)),
  ]
  const css = await readFile(path.join(ROOT, 'demo/downloads/print.css'), 'utf8')
  return { css: faces.join('') + css, wordmark: await wordmark() }
}

function fontAddress(bytes) {
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`
}

/** Cut to the letters of the pages that are to be printed: from a whole face, Chromium writes a file twice as heavy. */
async function chineseFaces(pages) {
  const chinese = pages.filter((page) => page.locale === 'zh')
  if (chinese.length === 0) return []
  const faces = Object.entries({ 400: 'Regular', 600: 'Bold' }).map(async ([weight, name]) => {
    const whole = cutCollection(await readFile(path.join(SYSTEM_FONTS, `NotoSansCJK-${name}.ttc`)), 'Noto Sans CJK SC')
    const bytes = await subsetFont(whole, JSON.stringify(chinese), { targetFormat: 'woff2', noHinting: true })
    return `@font-face{font-family:Chinese;font-weight:${weight};src:${fontAddress(bytes)};unicode-range:${CHINESE}}`
  })
  return Promise.all(faces)
}

async function wordmark() {
  const source = await readFile(path.join(ROOT, 'apps/site/ui/wordmark.tsx'), 'utf8')
  const lines = source.match(/<path d="(M18 35[^"]+)"/)?.[1]
  const y = source.match(/<path d="(M98\.5[^"]+)"/)?.[1]
  const dot = source.match(/<path d="(M135\.5[^"]+)"/)?.[1]
  if (!lines || !y || !dot) throw new Error('The drawn name in wordmark.tsx has changed: adapt this script to it.')
  return `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="18" cy="20" r="15"/><circle cx="83" cy="25" r="10"/><path d="${lines}"/><path d="${y}" fill="${INK}" stroke="none"/><path d="${dot}" fill="#c43e0c" stroke="none"/></g>`
}

/** Texts set apart by signs (U+2068 … U+2069) become elements: the signs would ask for a face that draws them. */
function escape(text) {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return safe.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')
}

async function readCatalogue(file) {
  return parse(await readFile(path.join(ROOT, 'demo/catalogue', file), 'utf8'), { columns: true, bom: true })
}

async function stockRows() {
  const [brands, cars] = await Promise.all([readCatalogue('brands.csv'), readCatalogue('used_cars.csv')])
  const names = new Map(brands.map((brand) => [brand.brand_sign, brand.brand_name]))
  const head = [
    'Stock no.',
    'Brand',
    'Model',
    'Version',
    'Year',
    'First registration',
    'Mileage, km',
    'Steering',
    'Drive',
    'Colour',
    'Port',
    'FOB, US$',
    'Status',
  ]
  const rows = cars
    .filter((car) => car.status !== 'sold')
    .map((car) => [
      car.stock_ref,
      names.get(car.brand_sign) ?? car.brand_sign,
      car.model_name,
      car.trim,
      Number(car.model_year),
      car.first_registration_date,
      Number(car.mileage_km),
      car.steering,
      car.energy_type,
      car.colour_exterior,
      car.port_of_loading,
      car.fob_price_usd === '' ? null : Number(car.fob_price_usd),
      car.status,
    ])
    .toSorted((a, b) => a[1].localeCompare(b[1]) || a[2].localeCompare(b[2]) || b[4] - a[4])
  return { head, rows }
}

async function writeStock() {
  const { head, rows } = await stockRows()
  // Excel reads the marked beginning as UTF-8.
  const csv = stringify([head, ...rows.map((row) => row.map((cell) => cell ?? ''))], { bom: true, record_delimiter: 'windows' })
  await writeFile(path.join(FOLDER, 'quayline-used-stock.csv'), csv)
  const bold = (value) => ({ value, fontWeight: 'bold', backgroundColor: INK, textColor: '#ffffff', height: 24, alignVertical: 'center' })
  const typed = (cell, at) => (typeof cell === 'number' ? { value: cell, format: at === 4 ? '0' : '#,##0' } : cell)
  const widths = [12, 16, 18, 22, 8, 16, 13, 10, 8, 11, 14, 12, 12]
  const options = { columns: widths.map((width) => ({ width })), stickyRowsCount: 1, sheet: 'Used stock' }
  const bytes = await writeExcelFile([head.map(bold), ...rows.map((row) => row.map(typed))], options).toBuffer()
  await writeFile(path.join(FOLDER, 'quayline-used-stock.xlsx'), bytes)
}

async function writePartsForm() {
  const label = (value) => ({ value, fontWeight: 'bold' })
  const head = (value) => ({ value, fontWeight: 'bold', backgroundColor: INK, textColor: '#ffffff', wrap: true })
  const line = { value: null, bottomBorderStyle: 'thin', bottomBorderColor: '#717c82' }
  const title = [{ value: 'Parts enquiry', fontWeight: 'bold', fontSize: 18 }]
  const note = [{ value: 'One line per part. Send this sheet with a photo of the worn part if you have one.' }]
  const fields = ['Company', 'Contact, e-mail, WhatsApp', 'Country and port', 'Deliver by (sea, air)'].map((name) => [label(name), null, line, line, line])
  const columns = [
    'No.',
    'VIN (17 characters)',
    'Part, in your own words',
    'Manufacturer’s part number, if known',
    'Quantity',
    'Original / original supplier / aftermarket',
    'Remark',
  ]
  const rows = Array.from({ length: 20 }, (_none, at) => [{ value: at + 1, bottomBorderStyle: 'thin' }, ...columns.slice(1).map(() => line)])
  const widths = [24, 24, 34, 28, 10, 26, 34]
  const sheet = [title, note, [null], ...fields, [null], columns.map(head), ...rows]
  const bytes = await writeExcelFile(sheet, { columns: widths.map((width) => ({ width })), sheet: 'Parts enquiry' }).toBuffer()
  await writeFile(path.join(FOLDER, 'quayline-parts-enquiry.xlsx'), bytes)
}
