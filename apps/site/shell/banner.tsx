import { useTranslations } from 'use-intl'
import { clsx } from 'clsx'
import { useLocalValue } from '#apps/site/client/local-value.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { Anchor } from '#apps/site/ui/index.ts'

/** The desktop's top line. Pages are the same for everyone, so a member is recognised after hydration; Log in keeps its place. */
export function Banner() {
  const t = useTranslations('shell')
  const isMember = useLocalValue(storedToken) !== null
  return (
    <aside aria-label={t('club')} className="site-banner tone-deep no-print px-gutter max-desktop:hidden">
      <div className="mx-auto flex min-h-9 max-w-page items-center gap-6 text-sm">
        <p className="min-w-0 flex-1 truncate text-muted max-wide:invisible">{t('bannerText')}</p>
        <Anchor href="/club?type=1" className={clsx('-my-1 py-3 underline-offset-4 hover:underline', isMember && 'invisible')}>
          {t('login')}
        </Anchor>
        <Anchor href={isMember ? '/my' : '/club?type=2'} className="-my-1 grid justify-items-end py-3 font-semibold underline-offset-4 hover:underline">
          {/* Both labels share one place, so nothing moves when the browser knows its member. */}
          <span className={clsx('[grid-area:1/1]', isMember && 'invisible')}>{t('joinBenefits')}</span>
          <span className={clsx('[grid-area:1/1]', !isMember && 'invisible')}>{t('myClub')}</span>
        </Anchor>
      </div>
    </aside>
  )
}
