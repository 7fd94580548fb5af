/**
 * Makes the studio pictures of the sample stock with Blender (see demo/media/README.md).
 * `npm run studio -- [--views front,rear,side,lamp,wheel,cabin,spin,film] [--hot] [--bodies suv,sedan] [--size 1280x800] [--samples 20] [brand/model slug…]`
 * Pictures that exist are kept, so an interrupted run goes on where it stopped.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { makeFilm } from '#demo/media/studio-generator/film.mjs'
import { bodyOf, cabinOf, lookOf } from '#demo/media/studio-generator/looks.mjs'
import { drawScreens } from '#demo/media/studio-generator/screens.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MEDIA = join(ROOT, 'demo/media')
const GENERATOR = join(MEDIA, 'studio-generator')
const MANIFEST = join(MEDIA, 'manifest.json')
const VIEW_ORDER = ['front', 'rear', 'side', 'front-face', 'rear-face', 'lamp', 'wheel']
const SPIN_FRAMES = 24

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: 'string', default: 'front' },
    hot: { type: 'boolean', default: false },
    bodies: { type: 'string', default: 'suv,sedan,hatchback,mpv,wagon,fastback-suv,off-road' },
    size: { type: 'string', default: '1280x800' },
    samples: { type: 'string', default: '20' },
  },
})
const [width, height] = options.size.split('x').map(Number)
const samples = Number(options.samples)
const asked = options.views.split(',')
const views = asked.filter((v) => v !== 'film' && v !== 'cabin')

function slugOf(car) {
  return `${car.brand_sign}-${car.model_name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function modelsOfStock() {
  const models = new Map()
  for (const car of parse(readFileSync(join(ROOT, 'demo/catalogue/cars.csv')), { columns: true, bom: true })) {
    const slug = slugOf(car)
    const known = models.get(slug)
    if (known === undefined) models.set(slug, { ...car, slug, index: models.size, hot: car.hot === '1' })
    else if (car.hot === '1') known.hot = true
  }
  return [...models.values()]
}

function wanted() {
  const bodies = options.bodies.split(',')
  const rank = (model) => (model.hot ? 0 : 1)
  return modelsOfStock()
    .filter((m) => bodies.includes(bodyOf(m)) && (!options.hot || m.hot))
    .filter((m) => positionals.length === 0 || positionals.includes(m.slug))
    .sort((a, b) => rank(a) - rank(b) || a.index - b.index)
}

/** Pictures of a model: file, manifest line and what Blender must render. */
function picturesOf(model) {
  const paint = lookOf(model).paint
  const line = { brand_sign: model.brand_sign, model_name: model.model_name }
  return views.flatMap((view) => {
    if (view !== 'spin') {
      const file = `studio/${model.slug}/${view}.webp`
      return [{ item: { file, ...line, tab: 'exterior', view, position: VIEW_ORDER.indexOf(view), paint }, shot: { view, width, height } }]
    }
    return Array.from({ length: SPIN_FRAMES }, (_, n) => ({
      item: { file: `studio/${model.slug}/spin-${String(n).padStart(2, '0')}.webp`, ...line, tab: 'spin', view: 'frame', position: n, paint },
      shot: { view: 'spin', azimuth: -142 + (360 / SPIN_FRAMES) * n, width, height },
    }))
  })
}

function blender(script, job, onPicture) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '15', 'blender', '-b', '--python', join(GENERATOR, script), '--', job], { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    let pending = Promise.resolve()
    child.stdout.on('data', (chunk) => {
      text += chunk
      const lines = text.split('\n')
      text = lines.pop()
      for (const l of lines) {
        const path = /^RENDERED (\S+)/.exec(l)?.[1]
        if (path !== undefined) pending = pending.then(() => onPicture(path))
        else if (/Error|Traceback/.test(l) && !l.includes('memory blocks')) console.error(l)
      }
    })
    child.stderr.on('data', (chunk) => !String(chunk).includes('memory blocks') && process.stderr.write(chunk))
    child.on('error', reject)
    child.on('close', () => pending.then(resolve, reject))
  })
}

function readItems() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')).items : []
}

function addToManifest(item) {
  const items = [...readItems().filter((i) => i.file !== item.file), item]
  items.sort((a, b) => (a.file < b.file ? -1 : 1))
  writeFileSync(MANIFEST, `{ "items": [\n${items.map((i) => `  ${JSON.stringify(i)}`).join(',\n')}\n] }\n`)
}

async function keep(path, item) {
  const file = join(MEDIA, item.file)
  mkdirSync(dirname(file), { recursive: true })
  await sharp(path)
    .webp({ quality: item.tab === 'spin' ? 80 : 90, smartSubsample: true })
    .toFile(file)
  addToManifest(item)
  console.log(new Date().toISOString().slice(11, 19), item.file)
}

/** Runs `work` with a folder that is gone afterwards. */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-job-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function photograph(model) {
  const pictures = picturesOf(model).filter((p) => !existsSync(join(MEDIA, p.item.file)))
  if (pictures.length === 0) return
  await inFolder(async (folder) => {
    const shots = pictures.map((p, n) => ({ ...p.shot, samples, path: join(folder, `${n}.png`) }))
    const measure = Object.fromEntries(['length', 'width', 'height', 'wheelbase'].map((k) => [k, Number(model[`${k}_mm`]) / 1000]))
    const job = join(folder, 'job.json')
    writeFileSync(job, JSON.stringify({ style: bodyOf(model), measure, look: lookOf(model), step: 0.0085, views: shots }))
    await blender('render.py', job, (path) => keep(path, pictures[shots.findIndex((v) => v.path === path)].item))
  })
}

async function photographCabin(model) {
  const file = `studio/${model.slug}/cabin.webp`
  if (existsSync(join(MEDIA, file))) return
  await inFolder(async (folder) => {
    const choices = cabinOf(model)
    const job = join(folder, 'job.json')
    const screens = await drawScreens(folder, choices.accent)
    writeFileSync(job, JSON.stringify({ choices, screens, path: join(folder, 'cabin.png'), width, height, samples }))
    const item = { file, brand_sign: model.brand_sign, model_name: model.model_name, tab: 'interior', view: 'cabin', position: 0, paint: choices.paint }
    await blender('cabin.py', job, (path) => keep(path, item))
  })
}

async function film(model) {
  const file = `studio/${model.slug}/film.mp4`
  if (existsSync(join(MEDIA, file))) return
  await makeFilm(join(MEDIA, dirname(file)))
  const { paint } = lookOf(model)
  addToManifest({ file, brand_sign: model.brand_sign, model_name: model.model_name, tab: 'video', view: 'film', position: 0, paint })
}

for (const model of wanted()) {
  await photograph(model)
  if (asked.includes('cabin')) await photographCabin(model)
  if (asked.includes('film')) await film(model)
}
