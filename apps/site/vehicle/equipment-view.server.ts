import { EQUIPMENT_GROUPS, type Equipment, type EquipmentGroup } from '#contract/equipment-values.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { EquipmentView } from './equipment-view.ts'
import { equipmentLabel } from './labels.server.ts'

/** Equipment in words; null where none is known. */
export function equipmentView(t: SiteTranslator, equipment: readonly Equipment[]): EquipmentView | null {
  if (equipment.length === 0) return null
  const known = new Set(equipment)
  // Object.entries forgets the names of the groups.
  const groups = Object.entries(EQUIPMENT_GROUPS) as [EquipmentGroup, readonly Equipment[]][]
  return {
    groups: groups
      .map(([group, signs]) => ({
        title: t(`equipment.groups.${group}`),
        items: signs.filter((sign) => known.has(sign)).map((sign) => equipmentLabel(t, sign)),
      }))
      .filter(({ items }) => items.length > 0),
  }
}
