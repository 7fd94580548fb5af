import type { UsedCarDetail } from '#contract/used-car.ts'
import { formatDate, formatList, formatNumber, formatPercent } from '#i18n/format.ts'
import { defectMapHref, defectMapOf } from '#drawing/defect-address.ts'
import { defectMapSize } from '#drawing/defect-map.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { unitVehicle } from '#apps/site/vehicle/unit-drawing.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import type { ConditionView } from './condition-view.ts'

const STRUCTURAL = 'structural_repair'
const MAP_WIDTH = 640

/** The condition report of a unit in words, with the map of its findings. */
export function conditionView(language: SiteLanguage, unit: UsedCarDetail): ConditionView {
  const { t, locale } = language
  const { defects, inspection_body: body, inspection_date: date } = unit
  const vehicle = unitVehicle(unit)
  const zones = defects.map(({ zone }) => zone)
  const zoneNames = [...new Set(zones)].map((zone) => stockLabel(t, 'condition.zone', zone))
  return {
    figures: figures(language, unit),
    repair: repairText(language, unit),
    inspection:
      date === null
        ? null
        : body === null
          ? t('condition.inspectedOn', { date: formatDate(locale, date) })
          : t('condition.inspectedBy', { body, date: formatDate(locale, date) }),
    battery: unit.battery_soh_pct === null ? null : t('condition.batteryNote'),
    map: defects.length === 0 ? null : { src: defectMapHref(defectMapOf(vehicle, zones)), ...defectMapSize(vehicle.measure, MAP_WIDTH) },
    mapAlt: t('condition.mapAlt', { zones: formatList(locale, zoneNames) }),
    findings: defects.map((defect) => ({
      zone: stockLabel(t, 'condition.zone', defect.zone),
      kind: stockLabel(t, 'condition.kind', defect.kind),
      size: defect.size_cm === null ? null : t('condition.sizeCm', { value: formatNumber(locale, defect.size_cm, 1) }),
      note: defect.note === null || defect.note === '' ? null : stockLabel(t, 'condition.note', defect.note),
    })),
    findingsText: t('used.findings', { count: defects.length }),
  }
}

/** The report at a glance: accidents, findings, the inspection and the battery. */
function figures({ t, locale }: SiteLanguage, unit: UsedCarDetail): ConditionView['figures'] {
  const soh = unit.battery_soh_pct
  return [
    { label: t('condition.accidents'), value: t(accidentKey(unit)) },
    { label: t('condition.findingsLabel'), value: formatNumber(locale, unit.defects.length) },
    {
      label: t('condition.inspection'),
      value: unit.inspection_date === null ? t('condition.onRequest') : formatDate(locale, unit.inspection_date),
    },
    ...(soh === null ? [] : [{ label: t('used.batteryHealth'), value: formatPercent(locale, soh) }]),
  ]
}

/** A structural repair in the findings weighs more than the flag of the stock list. */
function accidentKey({ is_accident_free: isFree, defects }: UsedCarDetail) {
  if (isFree === false || defects.some(({ kind }) => kind === STRUCTURAL)) return 'condition.accidentRepaired'
  return isFree === null ? 'condition.accidentUnknown' : 'condition.accidentFree'
}

function repairText({ t, locale }: SiteLanguage, unit: UsedCarDetail): string | null {
  if (accidentKey(unit) !== 'condition.accidentRepaired') return null
  const zones = unit.defects.filter(({ kind }) => kind === STRUCTURAL).map(({ zone }) => stockLabel(t, 'condition.zone', zone))
  return zones.length === 0 ? t('condition.repairUnplaced') : t('condition.repairAt', { zones: formatList(locale, [...new Set(zones)]) })
}
