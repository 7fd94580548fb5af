import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useRegionName } from '#apps/admin/web/member/use-region-name.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of a rule's fields in words. */
export function useRuleFields() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const regionName = useRegionName()
  return useContentFields('importRule.fields', {
    country_iso2: (code) => (code === '' ? '' : regionName(String(code))),
    max_age_years: (years) => (years === 0 ? say('importRule.noUsed') : say('importRule.years', { years: Number(years) })),
    steering_allowed: (side) => sayValue('site.steering', String(side)),
    // The log keeps a list as its words.
    fuel_restrictions: (names) =>
      (Array.isArray(names) ? names : String(names).split(' '))
        .filter((name) => name !== '')
        .map((name) => sayValue('importRule.fuels', String(name)))
        .join(', '),
    confidence: (level) => sayValue('importRule.confidence', String(level)),
  })
}
