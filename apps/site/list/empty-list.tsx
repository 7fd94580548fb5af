import { useTranslations } from 'use-intl'
import { ButtonLink, EmptyState, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'

/**
 * No car fits: the way out is fewer filters, asking us to find one with them (R6.10), a mail when there is one (R11.20), or the guided finder,
 * which takes them along (R7.21).
 */
export function EmptyList({ clearHref, findHref, alertHref, finderHref }: { clearHref: string; findHref: string; alertHref?: string; finderHref: string }) {
  const t = useTranslations()
  return (
    <div className="pt-5">
      <EmptyState
        title={t('list.emptyTitle')}
        text={t('list.emptyText')}
        picture={<VehiclePicture drawing={FIXED_DRAWINGS.suv} alt={null} />}
        action={
          <>
            <ButtonLink href={clearHref} variant="secondary">
              {t('filter.clear')}
            </ButtonLink>
            <ButtonLink href={findHref} variant="primary">
              {t('common.findForMe')}
            </ButtonLink>
            {alertHref === undefined ? null : (
              <ButtonLink href={alertHref} variant="secondary">
                {t('alert.tellList')}
              </ButtonLink>
            )}
            <TextLink href={finderHref} className="flex min-h-tap items-center">
              {t('home.finder')}
            </TextLink>
          </>
        }
      />
    </div>
  )
}
