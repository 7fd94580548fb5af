import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useLocalValue } from '#apps/site/client/local-value.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { DestinationLink } from './destination-link.tsx'
import { Anchor } from '#apps/site/ui/index.ts'

/**
 * The top line. What the company says there is read on phones too; the rest is the desktop's. Pages are the same for everyone, so a member is
 * recognised after hydration; Log in keeps its place.
 */
export function Banner() {
  const t = useTranslations('shell')
  const { banner } = useSiteData()
  const isMember = useLocalValue(storedToken) !== null
  return (
    <aside aria-label={t('club')} className={clsx('site-banner tone-deep no-print px-gutter', banner === null && 'max-desktop:hidden')}>
      <div className="mx-auto flex min-h-9 max-w-page items-center gap-6 text-sm">
        {banner === null ? (
          <p className="min-w-0 flex-1 truncate text-muted max-wide:invisible">{t('bannerText')}</p>
        ) : (
          <p className="min-w-0 flex-1 py-2">{banner}</p>
        )}
        <DestinationLink className="-my-1 py-3 max-desktop:hidden" />
        <Anchor href="/club?type=1" className={clsx('-my-1 py-3 underline-offset-4 hover:underline max-desktop:hidden', isMember && 'invisible')}>
          {t('login')}
        </Anchor>
        <Anchor
          href={isMember ? '/my' : '/club?type=2'}
          className="-my-1 grid justify-items-end py-3 font-semibold underline-offset-4 hover:underline max-desktop:hidden"
        >
          {/* Both labels share one place, so nothing moves when the browser knows its member. */}
          <span className={clsx('[grid-area:1/1]', isMember && 'invisible')}>{t('joinBenefits')}</span>
          <span className={clsx('[grid-area:1/1]', !isMember && 'invisible')}>{t('myClub')}</span>
        </Anchor>
      </div>
    </aside>
  )
}
