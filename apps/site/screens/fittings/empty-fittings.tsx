import { useTranslations } from 'use-intl'
import { FITTING_DRAWING } from '#apps/site/fitting/fitting-drawing.ts'
import { ButtonLink, EmptyState, VehiclePicture } from '#apps/site/ui/index.ts'
import { FITTINGS_ENQUIRY } from './fittings-enquiry.tsx'

/** Nothing fits: the way out is fewer filters, or asking us to find it (R6.10). */
export function EmptyFittings({ clearHref, alertHref }: { clearHref: string | null; alertHref: string }) {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('fittings.emptyTitle')}
      text={t('fittings.emptyText')}
      picture={<VehiclePicture drawing={FITTING_DRAWING} alt={null} hasFigures />}
      action={
        <>
          {clearHref === null ? null : <ButtonLink href={clearHref}>{t('filter.clear')}</ButtonLink>}
          <ButtonLink href={`#${FITTINGS_ENQUIRY}`} variant="primary">
            {t('fittings.findForMe')}
          </ButtonLink>
          {clearHref === null ? null : <ButtonLink href={alertHref}>{t('alert.tellList')}</ButtonLink>}
        </>
      }
    />
  )
}
