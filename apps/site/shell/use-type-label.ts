import { useTranslations } from 'use-intl'
import type { AutoTypeEntry } from '#contract/brand.ts'
import { FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'

/** Words of an auto, fuel or other type: the page's language knows the types of R6.3, others are shown as they were sent. */
export function useTypeLabel(): (type: AutoTypeEntry) => string {
  const t = useTranslations()
  return ({ type_sign, type_name }) => {
    const energy = Object.entries(FUEL_TYPE_SIGNS).find(([sign]) => sign === type_sign)?.[1]
    const key = [`autoType.${type_sign}`, `otherType.${type_sign}`, `energy.${energy}`].find((candidate) => t.has(candidate as 'autoType.suv'))
    return key === undefined ? type_name : t(key as 'autoType.suv')
  }
}
