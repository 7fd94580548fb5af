import { EQUIPMENT_GROUPS, type Equipment, type EquipmentGroup } from '#contract/equipment-values.ts'
import { formatRow } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { equipmentLabel } from './labels.server.ts'

type Row = { label: string; value: string | null; note?: string }

/** What a vehicle comes with, a row for each group of equipment; null for a group of which nothing is known. */
export function equipmentRows({ t, locale }: SiteLanguage, equipment: readonly Equipment[]): Row[] {
  const known = new Set(equipment)
  // Object.entries forgets the names of the groups.
  const groups = Object.entries(EQUIPMENT_GROUPS) as [EquipmentGroup, readonly Equipment[]][]
  return groups.map(([group, signs]) => {
    const names = signs.filter((sign) => known.has(sign)).map((sign) => equipmentLabel(t, sign))
    return { label: t(`equipment.groups.${group}`), value: names.length === 0 ? null : formatRow(locale, names) }
  })
}
