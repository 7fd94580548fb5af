// Makes the icons and the picture of shared links in apps/site/public from the drawn mark: `node scripts/brand-pictures.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawScene } from '#drawing/scene/index.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PUBLIC = path.join(ROOT, 'apps/site/public')
const INK = '#101b24'
const STAGE = '#eceeeb'
const ACCENT = '#c43e0c'
const MARK = '<circle cx="22.5" cy="23" r="12.5" stroke="#fff"/><path d="M22.5 35.5h17.5" stroke="#ee6b34"/>'

/** The mark on its ground; `inset` leaves room for a launcher that cuts a shape out of it. */
function icon({ size, inset = 0, radius = 0 }) {
  const box = `${-inset} ${-inset} ${48 + 2 * inset} ${48 + 2 * inset}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}" fill="none" stroke-width="5"><rect x="${-inset}" y="${-inset}" width="${48 + 2 * inset}" height="${48 + 2 * inset}" rx="${radius}" fill="${INK}"/>${MARK}</svg>`
}

async function png(svg) {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An icon file with one PNG in it, as every browser of the last fifteen years reads it. */
function ico(image, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}

async function wordmark() {
  const source = await readFile(path.join(ROOT, 'apps/site/ui/wordmark.tsx'), 'utf8')
  const lines = source.match(/<path d="(M18 35[^"]+)"/)?.[1]
  const y = source.match(/<path d="(M98\.5[^"]+)"/)?.[1]
  const dot = source.match(/<path d="(M135\.5[^"]+)"/)?.[1]
  if (!lines || !y || !dot) throw new Error('The drawn name in wordmark.tsx has changed: adapt this script to it.')
  return `<g transform="translate(80 72) scale(1.5)" fill="none" stroke="${INK}" stroke-width="5"><circle cx="18" cy="20" r="15"/><circle cx="83" cy="25" r="10"/><path d="${lines}"/><path d="${y}" fill="${INK}" stroke="none"/><path d="${dot}" fill="${ACCENT}" stroke="none"/></g>`
}

/** The picture that stands for the site where a link is shared, 1200 x 630. */
async function shared() {
  const scene = drawScene('ro-ro-ship')
    .replace('<svg ', '<svg x="200" y="70" width="960" height="600" ')
    .replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}(?=<\/style>)/s, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${STAGE}"/><path d="M80 160h1040" stroke="#c9cecb"/>${scene}${await wordmark()}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer()
}

const files = {
  'favicon.ico': ico(await png(icon({ size: 32, radius: 9 })), 32),
  'apple-touch-icon.png': await png(icon({ size: 180, inset: 4 })),
  'icon-192.png': await png(icon({ size: 192, radius: 9 })),
  'icon-512.png': await png(icon({ size: 512, radius: 9 })),
  'icon-maskable-512.png': await png(icon({ size: 512, inset: 10 })),
  'shared.png': await shared(),
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(PUBLIC, name), content)
  console.log(`${name}  ${content.length} bytes`)
}
