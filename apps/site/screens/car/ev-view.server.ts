import type { CarDetail } from '#contract/car.ts'
import { formatNumber } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { everydayRange } from '#apps/site/vehicle/everyday-range.ts'
import { isElectricShare, rangeShortName } from '#apps/site/vehicle/range-view.server.ts'
import { chargingHours } from './ev-facts.ts'
import type { EvView } from './ev-view.ts'

type Figure = EvView['figures'][number]

const PLUG_ENERGIES = new Set<string>(['BEV', 'PHEV', 'EREV'])
const WALL_BOX_KW = 7
const SOCKET_KW = 2
/** Nobody charges for longer: buses and trucks have no use for a wall box or a socket. */
const LONGEST_CHARGE_H = 60

/** The electric sheet of a car that takes a plug; null for all others, and where nothing but the energy type is known. */
export function evView(language: SiteLanguage, car: CarDetail): EvView | null {
  if (!PLUG_ENERGIES.has(car.energy_type)) return null
  const figures = [range(language, car), everyday(language, car), battery(language, car), plug(language, car), ...charging(language, car)].filter(
    (figure) => figure !== null,
  )
  if (figures.length < 2) return null
  return { figures, note: car.battery_kwh === null ? null : language.t('ev.fastNote') }
}

function range({ t, locale }: SiteLanguage, car: CarDetail): Figure | null {
  if (car.range_km === null) return null
  const isShare = isElectricShare(car)
  const label = car.range_cycle === null || isShare ? rangeShortName(t, car) : t('ev.rangeByCycle', { cycle: car.range_cycle })
  return { label, value: formatNumber(locale, car.range_km), unit: t('ev.km'), note: isShare ? t('ev.rangeElectric') : null }
}

function everyday({ t, locale }: SiteLanguage, car: CarDetail): Figure | null {
  const span = everydayRange(car.range_km, car.range_cycle)
  if (!span) return null
  const value = t('ev.span', { from: formatNumber(locale, span[0]), to: formatNumber(locale, span[1]) })
  return { label: t(isElectricShare(car) ? 'spec.everydayElectric' : 'ev.everyday'), value, unit: t('ev.km'), note: t('ev.everydayNote') }
}

function battery({ t, locale }: SiteLanguage, car: CarDetail): Figure | null {
  if (car.battery_kwh === null) return null
  return { label: t('ev.battery'), value: formatNumber(locale, car.battery_kwh, 1), unit: t('ev.kwh'), note: batteryNote(t, car.battery_type) }
}

function batteryNote(t: SiteTranslator, type: string | null): string | null {
  if (type === 'LFP') return t('ev.lfpNote')
  if (type === 'NMC') return t('ev.nmcNote')
  return type
}

const PLUG_NOTES = { 'GB/T': 'ev.plugGbtNote', CCS2: 'ev.plugCcs2Note', 'Type 2': 'ev.plugType2Note' } as const

function plug({ t }: SiteLanguage, car: CarDetail): Figure | null {
  if (car.charge_port === null) return null
  const isKnown = car.charge_port in PLUG_NOTES
  const note = isKnown ? t(PLUG_NOTES[car.charge_port as keyof typeof PLUG_NOTES]) : null
  return { label: t('ev.plug'), value: car.charge_port, unit: null, note }
}

function charging({ t, locale }: SiteLanguage, car: CarDetail): (Figure | null)[] {
  return [
    { kw: WALL_BOX_KW, label: t('ev.wallBox', { power: formatNumber(locale, WALL_BOX_KW) }) },
    { kw: SOCKET_KW, label: t('ev.socket', { power: formatNumber(locale, SOCKET_KW) }) },
  ].map(({ kw, label }) => {
    const hours = chargingHours(car.battery_kwh, kw)
    if (hours === null || hours > LONGEST_CHARGE_H) return null
    return { label, value: formatNumber(locale, hours, 1), unit: t('ev.hours', { count: hours }), note: t('ev.chargeNote') }
  })
}
