import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useRegionName } from '#apps/admin/web/member/use-region-name.ts'

/** Names and values of a port's fields in words. */
export function usePortFields() {
  const regionName = useRegionName()
  return useContentFields('port.fields', { country_iso2: (code) => (code === '' ? '' : regionName(String(code))) })
}
