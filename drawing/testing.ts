import type { PaintedVehicle } from '#drawing/address.ts'

/** A saloon for tests. */
export const SEDAN: PaintedVehicle = {
  measure: { shape: 'sedan', lengthMm: 4800, widthMm: 1875, heightMm: 1460, wheelbaseMm: 2920, doors: 4, axles: 2, power: 'bev', design: 'wing' },
  paint: 'c0c5c8',
}
