/** What an enquiry is about, as its row names it. */
type Subject = { carModelSign: string | null; carId: number | null; usedCarId: number | null; fittingId: number | null }

/** Address on the site of what an enquiry is about; null for a general question, a maker, and what is gone. */
export function subjectPath({ carModelSign, carId, usedCarId, fittingId }: Subject): string | null {
  if (carModelSign === null) return null
  const id = encodeURIComponent(carModelSign)
  if (carId !== null) return `/car/${id}`
  if (usedCarId !== null) return `/usedCarsDetail/${id}`
  return fittingId === null ? null : `/carFittingsDetail/${id}`
}
