/** What the screens of a cabin show: a map, the car's state, a few controls; drawn here, with no words and no one's marks. */
import { join } from 'node:path'
import sharp from 'sharp'

const INK = '#e9edf0'
const DIM = '#a3aeb7'
const GROUND = '#11161b'
const CARD = '#232d37'
const FONT = 'font-family="DejaVu Sans, sans-serif"'

function text(x, y, size, value, fill = INK, weight = 400, anchor = 'start') {
  return `<text x="${x}" y="${y}" font-size="${size}" ${FONT} font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${value}</text>`
}

function card(x, y, w, h, fill = CARD, r = 16) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
}

/** Streets, a park, water and a route, clipped to the given box. */
function map(id, x, y, w, h, accent) {
  const street = (d, width, color = '#4a5a68') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const rows = Array.from({ length: 9 }, (_, n) => street(`M-60 ${n * 92 - 30}L1100 ${n * 92 + 70}`, n % 3 === 0 ? 13 : 6))
  const columns = Array.from({ length: 11 }, (_, n) => street(`M${n * 112 - 60} -60L${n * 112 - 150} 900`, n % 4 === 1 ? 13 : 6))
  const route = 'M430 640L468 470L560 478L604 262L760 276L792 60'
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18"/></clipPath><g clip-path="url(#${id})">${card(x, y, w, h, '#202b35', 0)}
<g transform="translate(${x} ${y}) scale(${Math.max(w / 1000, h / 640)})"><path d="M-20 380C150 330 190 480 330 470S420 690 300 760L-20 760Z" fill="#1f5470"/><path d="M690 390L880 408L862 560L672 540Z" fill="#2c5a41"/>
${rows.join('')}${columns.join('')}${street(route, 22, '#0f3b4d')}${street(route, 13, accent)}
<circle cx="468" cy="470" r="30" fill="${accent}" opacity=".25"/><path d="M468 444L488 492L468 482L448 492Z" fill="#fff"/></g></g>`
}

/** The car from above, as its energy display shows it. */
function carFromAbove(cx, cy, k) {
  return `<g transform="translate(${cx} ${cy}) scale(${k})"><path d="M-44 -104C-40 -124 40 -124 44 -104L48 -30L48 88C46 112 -46 112 -48 88L-48 -30Z" fill="#3a4650"/><path d="M-36 -52C-20 -64 20 -64 36 -52L31 -16C10 -22 -10 -22 -31 -16Z" fill="#0d1216"/><path d="M-31 66C-10 74 10 74 31 66L34 84C16 92 -16 92 -34 84Z" fill="#0d1216"/><rect x="-30" y="-8" width="60" height="66" rx="12" fill="#4a5863"/></g>`
}

function dock(x, y, w, accent) {
  const icons = [
    'M-14 8L0 -12L14 8Z',
    'M-13 -10H13V10H-13Z',
    'M0 -13A13 13 0 1 0 .1 -13Z',
    'M-14 -4H14M-14 6H14',
    'M-12 10V-2M-4 10V-10M4 10V-5M12 10V-12',
    'M-11 11L11 -11M-11 -11L11 11',
  ]
  return icons
    .map(
      (d, n) =>
        `<g transform="translate(${x + (w / 5) * n} ${y})"><path d="${d}" fill="none" stroke="${n === 1 ? accent : DIM}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    )
    .join('')
}

function bar(x, y, w, share, accent) {
  return `${card(x, y, w, 12, '#2b353e', 6)}${card(x, y, w * share, 12, accent, 6)}`
}

function tablet(accent) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="786">${card(0, 0, 1280, 786, GROUND, 0)}${text(40, 52, 30, '10:24', INK, 600)}${text(1240, 52, 28, '22°', DIM, 400, 'end')}
${map('m', 396, 78, 860, 590, accent)}${card(24, 78, 348, 372)}${carFromAbove(198, 226, 0.98)}${bar(64, 376, 268, 0.72, accent)}${text(64, 428, 30, '72%', INK, 600)}${text(332, 428, 26, '418 km', DIM, 400, 'end')}
${card(24, 472, 348, 196)}${card(48, 496, 92, 92, '#2d3c49', 14)}<path d="M82 562V522L112 514V554" fill="none" stroke="${INK}" stroke-width="6"/>${bar(48, 616, 300, 0.4, accent)}${card(164, 510, 150, 14, '#46535e', 7)}${card(164, 544, 104, 12, '#323d46', 6)}
${card(420, 102, 246, 92, '#11181ee6')}<path d="M456 170V132H492M480 118L494 132L480 146" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${text(530, 160, 34, '350 m', INK, 600)}
${card(24, 692, 1232, 74, '#161c22', 20)}${text(64, 741, 32, '22.0', INK)}${text(1216, 741, 32, '22.0', INK, 400, 'end')}${dock(380, 729, 520, accent)}</svg>`
}

function tall(accent) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1194">${card(0, 0, 800, 1194, GROUND, 0)}${text(32, 54, 32, '10:24', INK, 600)}${text(768, 54, 30, '22°', DIM, 400, 'end')}
${map('m', 20, 80, 760, 560, accent)}${card(44, 104, 240, 90, '#11181ee6')}<path d="M78 170V132H114M102 118L116 132L102 146" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>${text(150, 160, 34, '350 m', INK, 600)}
${card(20, 660, 370, 392)}${carFromAbove(205, 818, 1)}${bar(60, 966, 290, 0.72, accent)}${text(60, 1024, 30, '72%', INK, 600)}${text(350, 1024, 26, '418 km', DIM, 400, 'end')}
${card(410, 660, 370, 186)}${card(434, 684, 100, 100, '#2d3c49', 14)}${card(556, 700, 180, 16, '#46535e', 8)}${card(556, 738, 120, 13, '#323d46', 6)}${bar(434, 810, 322, 0.4, accent)}
${card(410, 866, 370, 186)}${text(595, 982, 64, '22.0°', INK, 500, 'middle')}${dock(110, 1124, 580, accent)}</svg>`
}

function cluster(accent) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="318">${card(0, 0, 960, 318, '#0c1014', 0)}${text(480, 178, 120, '0', INK, 600, 'middle')}${text(480, 226, 28, 'km/h', DIM, 400, 'middle')}
${text(80, 90, 34, 'P', accent, 700)}${['R', 'N', 'D'].map((g, n) => text(136 + n * 52, 90, 34, g, '#56626c', 500)).join('')}${bar(80, 220, 220, 0.72, accent)}${text(80, 190, 36, '418 km', INK, 500)}
<path d="M690 262L756 120M880 262L814 120M785 262V236M785 206V186M785 160V146" stroke="#54616c" stroke-width="5" fill="none"/><path d="M762 250C764 214 806 214 808 250Z" fill="${INK}"/></svg>`
}

function wide(accent) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="326">${card(0, 0, 1920, 326, '#0c1014', 0)}<g transform="translate(-40 0)">${text(480, 178, 116, '0', INK, 600, 'middle')}${text(480, 226, 28, 'km/h', DIM, 400, 'middle')}
${text(110, 90, 34, 'P', accent, 700)}${['R', 'N', 'D'].map((g, n) => text(166 + n * 52, 90, 34, g, '#56626c', 500)).join('')}${bar(110, 220, 220, 0.72, accent)}${text(110, 190, 36, '418 km', INK, 500)}
<path d="M640 272L706 110M830 272L764 110M735 272V236M735 206V186M735 160V146" stroke="#54616c" stroke-width="5" fill="none"/><path d="M712 250C714 214 756 214 758 250Z" fill="${INK}"/></g>
${map('m', 980, 20, 560, 286, accent)}${card(1564, 20, 336, 136)}${card(1584, 40, 76, 76, '#2d3c49', 12)}${card(1680, 54, 160, 14, '#46535e', 7)}${card(1680, 86, 110, 12, '#323d46', 6)}${bar(1584, 130, 296, 0.4, accent)}
${card(1564, 172, 336, 134)}${text(1732, 258, 56, '22.0°', INK, 500, 'middle')}</svg>`
}

const DRAWN = { tablet, tall, cluster, wide }

/** Writes the screens' pictures into `folder`; answers their paths by name. */
export async function drawScreens(folder, accent) {
  const paths = {}
  for (const [name, draw] of Object.entries(DRAWN)) {
    paths[name] = join(folder, `screen-${name}.png`)
    await sharp(Buffer.from(draw(accent)))
      .png()
      .toFile(paths[name])
  }
  return paths
}
