// Apart from the schemas, because browsers load these and must not load the validator.

/** Sheets that landed prices are computed from, as staff keep them. */
export const PRICE_SHEETS = ['freight', 'charges', 'duties', 'transit', 'sizes', 'currencies'] as const
export type PriceSheet = (typeof PRICE_SHEETS)[number]

/** What is sold whole: new cars by their versions, used ones unit by unit. */
export const VEHICLE_KINDS = ['new', 'used'] as const
export type VehicleKind = (typeof VEHICLE_KINDS)[number]

/** Sums at a destination that lists are ordered and narrowed by: all that is paid until the vehicle is on the road, and the price to the port alone. */
export const LANDED_FIGURES = ['landed', 'cif'] as const
export type LandedFigure = (typeof LANDED_FIGURES)[number]

/** Sort values of lists that go by one of them, the lowest first; every list calls them the same (R22.16). */
export const FIGURE_SORTS = { '7': 'landed', '8': 'cif' } as const satisfies Record<string, LandedFigure>
export type FigureSort = keyof typeof FIGURE_SORTS

export function isFigureSort(sort: string): sort is FigureSort {
  return Object.hasOwn(FIGURE_SORTS, sort)
}

/** Ways over the sea or by rail. */
export const FREIGHT_MODES = ['roro', 'container', 'rail'] as const
export type FreightMode = (typeof FREIGHT_MODES)[number]

/** What duties tell vehicles apart by; made from the body. */
export const DUTY_CATEGORIES = ['car', 'pickup', 'van', 'bus', 'truck', 'tractor'] as const
export type DutyCategory = (typeof DUTY_CATEGORIES)[number]

/** Kinds of taxes and fees, in the order in which they are shown. */
export const DUTY_COMPONENTS = [
  'import_duty',
  'additional_duty',
  'surcharge',
  'excise',
  'luxury_tax',
  'vat',
  'advance_tax',
  'levy',
  'recycling_fee',
  'registration_tax',
  'fee',
] as const
export type DutyComponent = (typeof DUTY_COMPONENTS)[number]

/** What an amount is a share of, or how else it is made. */
export const DUTY_BASES = [
  'cif',
  'cif_plus_previous',
  'cif_plus_listed',
  'fob',
  'fob_plus_previous',
  'fob_plus_listed',
  'of_listed',
  'fixed_usd',
  'per_cc',
  'per_kw',
] as const
export type DutyBase = (typeof DUTY_BASES)[number]

/** What a share is taken of: the price to the port, that at the port of loading, the way over land, or amounts of earlier lines. */
export const RULE_TERMS = ['cif', 'fob', 'inland', ...DUTY_COMPONENTS] as const
export type RuleTerm = (typeof RULE_TERMS)[number]

/** From which day the age of a vehicle is counted. */
export const AGE_BASES = ['first_registration', 'first_registration_year', 'manufacture', 'model_year'] as const
export type AgeBasis = (typeof AGE_BASES)[number]

/** Whether a rule is for new or for used vehicles. */
export const DUTY_CONDITIONS = ['new', 'used'] as const

export const CHARGE_KINDS = ['insurance', 'inspection'] as const
export const CHARGE_CONDITIONS = ['new', 'used', 'both'] as const
export const CHARGE_PAYABLE_AT = ['origin', 'destination'] as const

/** `ok`: all is known; `cif_only`: the price to the port without duties; `no_estimate`: nothing. */
export const LANDED_STATUSES = ['ok', 'cif_only', 'no_estimate'] as const
export type LandedStatus = (typeof LANDED_STATUSES)[number]

/** Why a vehicle may not come in. */
export const ADMISSION_REASONS = ['used_not_admitted', 'too_old', 'steering_not_allowed', 'fuel_not_admitted', 'emission_too_low'] as const
export type AdmissionReason = (typeof ADMISSION_REASONS)[number]

/** A name of the question that nobody knows; said before all else. */
export const NAME_REASONS = ['unknown_country', 'unknown_port'] as const
export type NameReason = (typeof NAME_REASONS)[number]

/** Why there is no price to the port. */
export const WAY_REASONS = ['no_route', 'mode_not_offered', 'no_valid_rate', 'size_unknown', 'does_not_fit_container', 'no_insurance_rate'] as const
export type WayReason = (typeof WAY_REASONS)[number]

/** Why there is no estimate of the duties. */
export const DUTY_REASONS = ['no_rules', 'estimate_off', 'engine_size_missing', 'power_missing', 'age_missing', 'no_rule_for_vehicle'] as const
export type DutyReason = (typeof DUTY_REASONS)[number]

export const LANDED_REASONS = [...NAME_REASONS, 'price_on_request', ...ADMISSION_REASONS, ...WAY_REASONS, ...DUTY_REASONS] as const
export type LandedReason = (typeof LANDED_REASONS)[number]

/** What a reader of the estimate has to know. */
export const LANDED_NOTICES = ['age_to_check', 'fuel_to_check', 'import_rules_unknown', 'loading_port_changed', 'low_confidence'] as const
export type LandedNotice = (typeof LANDED_NOTICES)[number]

/** Notices that say something of this vehicle: the rule behind `fuel_to_check` is one for used vehicles, and who buys petrol has nothing to check. */
export function noticesToSay({ notices, isUsed, fuel }: { notices: readonly LandedNotice[]; isUsed: boolean; fuel: string | null }): LandedNotice[] {
  return notices.filter((notice) => notice !== 'fuel_to_check' || (isUsed && fuel !== 'petrol'))
}

export const CONTAINER_CLASSES = ['s', 'm', 'l'] as const
export type ContainerClass = (typeof CONTAINER_CLASSES)[number]
