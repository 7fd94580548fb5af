/** What an enquiry is about, as its row names it. */
type Subject = { carModelSign: string | null; carId: number | null; usedCarId: number | null; fittingId: number | null }

const PAGES = { car: '/car', used: '/usedCarsDetail', part: '/carFittingsDetail' } as const

/** Address on the site of what an enquiry is about; null for a general question, a maker, and what is gone. */
export function subjectPath({ carModelSign, carId, usedCarId, fittingId }: Subject): string | null {
  if (carModelSign === null) return null
  if (carId !== null) return thingPath({ kind: 'car', sign: carModelSign })
  if (usedCarId !== null) return thingPath({ kind: 'used', sign: carModelSign })
  return fittingId === null ? null : thingPath({ kind: 'part', sign: carModelSign })
}

/** Address on the site of a car by its sign, a used unit by its stock reference, a part by its number. */
export function thingPath({ kind, sign }: { kind: keyof typeof PAGES; sign: string }): string {
  return `${PAGES[kind]}/${encodeURIComponent(sign)}`
}
