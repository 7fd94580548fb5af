import type { CarCard } from './car.ts'
import type { UsedCarCard } from './used-car.ts'

/** A model of a maker as the catalogue names it, with where its page lies: `/model/{brand_sign}/{sign}`. */
export type ModelEntry = { brand_sign: string; brand_name: string; sign: string; name: string; cars: number; units: number }

/** A model with its versions, newest first, and its used units that are not sold, the first of many. */
export type ModelDetail = Omit<ModelEntry, 'cars' | 'units'> & { cars: CarCard[]; units: UsedCarCard[]; car_count: number; unit_count: number }
