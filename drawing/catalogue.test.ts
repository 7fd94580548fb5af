import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Framing, PaintedVehicle } from './address.ts'
import { drawDocument } from './draw-document.ts'
import { drawnVehicle } from './from-car.ts'
import { BODY_SHAPES, VIEWS, type View } from './measure.ts'
import { typicalMeasure } from './typical-measure.ts'

const MOST_BYTES = 6144
const FRAMINGS: readonly Framing[] = ['stage', 'tight']

type Row = Record<string, string>

const numberOf = (text = '') => (text === '' ? null : Number(text))
const vehicleOf = (row: Row): PaintedVehicle =>
  drawnVehicle({
    bodyType: row.body_type ?? '',
    autoType: row.auto_type ?? null,
    energyType: row.energy_type ?? '',
    lengthMm: numberOf(row.length_mm),
    widthMm: numberOf(row.width_mm),
    heightMm: numberOf(row.height_mm),
    wheelbaseMm: numberOf(row.wheelbase_mm),
    doors: numberOf(row.doors),
    gvwKg: numberOf(row.gvw_kg),
    axleConfig: row.axle_config ?? null,
    isOffRoad: row.off_road === '1',
    isSports: row.sports === '1',
    brandSign: row.brand_sign ?? '',
    modelName: row.model_name ?? '',
  })

describe('the whole catalogue', () => {
  it('is drawn in files under 6 KB, every view in both frames', () => {
    const rows = parse<Row>(readFileSync('demo/catalogue/cars.csv', 'utf8'), { columns: true })
    expect(rows.length).toBeGreaterThan(250)
    const heavy = rows.flatMap((row) =>
      VIEWS.flatMap((kind) =>
        FRAMINGS.map((framing) => ({
          sign: row.model_sign,
          kind,
          framing,
          bytes: Buffer.byteLength(drawDocument({ kind, vehicle: vehicleOf(row), framing })),
        })).filter(({ bytes }) => bytes >= MOST_BYTES),
      ),
    )
    expect(heavy).toEqual([])
  })
})

describe('nothing is clipped', () => {
  it.each(BODY_SHAPES)('a %s with its mirrors and its shadow lies within both frames', async (shape) => {
    const vehicle = { measure: typicalMeasure(shape), paint: 'c0c5c8' }
    for (const kind of VIEWS) {
      for (const framing of FRAMINGS) expect({ kind, framing, outside: await inkOutside(vehicle, kind, framing) }).toEqual({ kind, framing, outside: 0 })
    }
  })
})

/** Pixels of a drawing that lie outside of its own frame, counted on a sheet three times as wide and high. */
async function inkOutside(vehicle: PaintedVehicle, kind: View, framing: Framing): Promise<number> {
  const file = drawDocument({ kind, vehicle, framing })
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '').split(' ').map(Number)
  const columns = 450
  const rows = Math.round((columns * height) / width)
  const larger = `viewBox="${x - width} ${y - height} ${width * 3} ${height * 3}" preserveAspectRatio="none" width="${columns}" height="${rows}"`
  const image = sharp(Buffer.from(file.replace(/viewBox="[^"]+"/, larger)))
  const { data, info } = await image.ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true })
  let outside = 0
  data.forEach((alpha, at) => {
    const [column, row] = [(at % info.width) / info.width, Math.floor(at / info.width) / info.height]
    // A pixel of grace along the frame, which falls between pixels here.
    const isInside = column > 0.33 && column < 0.668 && row > 0.33 && row < 0.67
    if (!isInside && alpha > 12) outside += 1
  })
  return outside
}
