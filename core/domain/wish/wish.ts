import type { Locale } from '#i18n/locales.ts'

/**
 * What a vehicle can be asked to be: names of filters, and of marks that only a typed text asks for. Bands of price and mileage only a list asks for.
 * `fuel`: that of an engine without more than a mild motor; `burns`: that of whatever has an engine, beside an energy that is asked for.
 */
export type ValueName =
  | 'price'
  | 'mileage'
  | 'brand'
  | 'model'
  | 'energy'
  | 'fuel'
  | 'burns'
  | 'body'
  | 'auto_type'
  | 'drive'
  | 'transmission'
  | 'steering'
  | 'seats'
  | 'year'
  | 'category'
  | 'colour'
  | 'lead_time'
  | 'charge_port'
  | 'equipment'
  | 'off_road'
  | 'sports'
  | 'axle'

/** A value of a filter. `model`: brand sign and name of the model with a stroke between them. */
export type WishValue = { name: ValueName; value: string }

/** Figures that can be asked for: price in US dollars, mileage and range in km, power in kW, payload in kg. */
export type RangeName = 'price' | 'year' | 'mileage' | 'range' | 'power' | 'seats' | 'payload'

/** Bounds, both inclusive; null without end. */
export type WishRange = { name: RangeName; from: number | null; to: number | null }

/**
 * One thing that a text asks for. It is met by any of the values, by the range, or, where `isText`, by a text that holds `word`.
 * `word`: its words, folded. `typed`: the part of the text that it was read from, as it was typed. `fuel`, `likes`: what goes first among those
 * that meet it. `isSoft`: it only says what goes first where a kind is asked for besides. `isUse`: what a vehicle is for, which gives way to a kind or to seats.
 * `isNot`: none of its values is wanted. `money`: the bounds of a price as they were said, in another currency than the dollars of `range`.
 */
export type WishTerm = {
  word: string
  typed: string
  values: readonly WishValue[]
  range: WishRange | null
  isText: boolean
  fuel?: Fuel
  likes?: readonly Like[]
  isSoft?: boolean
  isUse?: boolean
  isNot?: boolean
  money?: Money
}

/** A currency by its code (ISO 4217), null where the word alone does not say which; `in`: that of the countries (ISO 3166-1) which call theirs so. */
export type Currency = { code: string | null; in?: Readonly<Record<string, string>> }

/** A price in another currency. `asOf`: day (ISO) of the rate that it was converted by; null: not converted yet. */
export type Money = { currency: Currency; from: number | null; to: number | null; asOf: string | null }

/** What goes first among those that meet a term. */
export type Like = { values: readonly WishValue[] } | { range: WishRange }

/** The catalogue knows one energy for both. */
export type Fuel = 'petrol' | 'diesel'

/**
 * A part or accessory that a text names: words of the catalogue's English names, or a category. `typed`: its own folded words; `text`: as it was typed.
 * `isNear`: the catalogue has no name for it, its category is what comes nearest.
 */
export type PartTerm = { typed: readonly string[]; text: string; words: readonly string[]; category: string | null; isNear?: boolean }

/** The order that a text asks for. */
export type WishOrder = 'cheapest' | 'dearest' | 'newest' | 'lowest_mileage'

/** A model that the company does not have, with what it is. `name`: as typed once it is read. */
export type AbsentModel = { name: string; brand: string; values: readonly (readonly WishValue[])[]; likes: readonly Like[] }

/** What a typed text asks for. */
export type Wish = {
  /** All of it is wanted. */
  terms: readonly WishTerm[]
  /** Used or new vehicles only; null: either. */
  condition: 'used' | 'new' | null
  /** Words, as typed, that say the condition or the order. */
  asides: readonly string[]
  parts: readonly PartTerm[]
  /** True where parts are asked for, named or not. */
  wantsParts: boolean
  /** Keys of the pages of the site that are asked about. */
  pages: readonly string[]
  order: WishOrder | null
  /** Country that the vehicle is to go to, ISO 3166-1 alpha-2, with the words that named it. */
  destination: { iso2: string; word: string; typed: string } | null
  /** True where a price is meant as it is at the destination, with freight, duties and taxes. */
  isLanded: boolean
  absent: AbsentModel | null
  /** True where a word asks (how, where, may I): a sentence about buying. */
  isQuestion: boolean
  /** True where nothing but vehicles is asked for, of whatever kind. */
  isAnything: boolean
  /** True where a sentence says that it is about a vehicle. */
  saysVehicle: boolean
  /** Words, as typed, that only say what goes first. */
  likings: readonly string[]
  /** Limits, as typed, in money that no rate is known of. */
  unpriced: readonly string[]
  /** Ranges, as typed, whose bounds were said the wrong way round. */
  turned: readonly string[]
}

/** What a spelling stands for. A spelling may stand for several things. */
export type Meaning =
  /** `isFaint`: only where nothing is asked, and no page or part is named. */
  | { is: 'values'; values: readonly WishValue[]; fuel?: Fuel; likes?: readonly Like[]; isSoft?: boolean; isUse?: boolean; isFaint?: boolean }
  | { is: 'condition'; condition: 'used' | 'new' }
  | { is: 'order'; order: WishOrder }
  /** `isAside`: beside what a vehicle may be or have it is a word about that (`automatic gearbox`), and no part. */
  | { is: 'part'; words: string | null; category: string | null; isNear?: boolean; isAside?: boolean }
  | { is: 'page'; key: string }
  /** Words that the catalogue writes so. */
  | { is: 'name'; words: readonly string[] }
  | { is: 'place'; iso2: string }
  /** That a price is the one on arrival, with freight, duties and taxes. */
  | { is: 'landed' }
  /** Duties and rules: with a place, those of its country. */
  | { is: 'importing' }
  | { is: 'absent'; model: AbsentModel }
  | { is: 'number'; value: number }
  /** `currency`: that of a sum of which no other is said. */
  | { is: 'times'; factor: number; currency?: Currency }
  | { is: 'unit'; unit: Unit; currency?: Currency }
  | { is: 'bound'; bound: 'from' | 'to' | 'about'; isBehind: boolean }
  | { is: 'measure'; range: RangeName | 'lead_time' }
  | { is: 'question' }
  /** That what follows, or where `isBehind` what stands before, is not wanted. */
  | { is: 'not'; isBehind: boolean }
  /** That what stands before and what follows are wanted alike, where they are values of one filter. */
  | { is: 'or' }
  /** That what follows is not wanted either, where what stands before is not; `and` says so too. */
  | { is: 'nor' }
  | { is: 'and' }
  /** A vehicle, of whatever kind. */
  | { is: 'vehicle' }
  | { is: 'filler' }

export type Unit = 'km' | 'mile' | 'hp' | 'kw' | 'seat' | 'year' | 'day' | 'week' | 'month' | 'usd' | 'money' | 'tonne' | 'other'

/** Spellings of a meaning: `stem*` for inflected words. `locales`: in these languages it is the only meaning, in others none. */
export type Spellings = { meaning: Meaning; spellings: readonly string[]; locales?: readonly Locale[] }
