import { z } from 'zod'
import { COUNTED_DAYS } from './counted-day-values.ts'

/** A day (`YYYY-MM-DD`) that lists and reports count by. */
export const countedDay = z.iso.date().refine((day) => day >= COUNTED_DAYS.first && day <= COUNTED_DAYS.last, 'out_of_range')
