import type { SettingGroup } from '#contract/setting.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { weekdayNames } from './weekday-names.ts'

/** A value of a group as a line for people; empty where nothing is set. */
export function useSettingText(): (group: SettingGroup, name: string, value: unknown) => string {
  const say = useMessages()
  const locale = useStaffLocale()
  const days = weekdayNames(locale)
  return (group, name, value) => {
    if (group === 'hours' && name === 'days') return (value as number[]).map((day) => days[day - 1]).join(', ')
    if (Array.isArray(value)) return value.join(', ')
    if (group === 'claims' && value !== null) {
      const claim = value as { value: number; as_of: string; source: string }
      return [String(claim.value), claim.as_of, claim.source].filter((part) => part !== '').join(' · ')
    }
    if (group === 'appearance' && typeof value === 'number') return say('settings.pictureNumber', { number: value })
    return typeof value === 'string' ? value : ''
  }
}
