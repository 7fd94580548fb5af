import type { AdmittedVehicles } from '#contract/import-guide.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** How old a used vehicle may be. */
export function usedText(t: SiteTranslator, { max_age_years: years }: AdmittedVehicles): string {
  if (years === 0) return t('importGuide.usedClosed')
  return years === null ? t('importGuide.usedAny') : t('importGuide.usedUnder', { count: years })
}
