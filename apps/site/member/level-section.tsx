import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Heading, IconCheck, Skeleton, TextLink } from '#apps/site/ui/index.ts'
import { useMember } from './member-context.tsx'
import { VerifyNotice } from './verify-notice.tsx'

/** The member's level, what it gives, and what is missing for it. Dates are made here, as only the browser knows the member. */
export function LevelSection() {
  const t = useTranslations('member')
  const locale = useLocale()
  const { info } = useMember()
  return (
    <div className="grid min-h-72 content-start gap-6">
      {info.is_mail_verified ? null : <VerifyNotice />}
      <div>
        {info.name === '' ? null : (
          <p className="text-lead font-semibold">
            <bdi>{info.name}</bdi>
          </p>
        )}
        <p className="text-muted">{t('since', { date: formatDate(locale, info.member_since) })}</p>
      </div>
      {info.level === null ? null : (
        <div className="border-t border-line pt-5">
          <p className="text-title font-semibold">{info.level.name}</p>
          {info.is_mail_verified ? null : <p className="mt-1 text-muted">{info.level.reach}</p>}
          {info.level.benefits.length === 0 ? null : (
            <>
              <Heading level={3} className="mt-5">
                {t('levelGives')}
              </Heading>
              <ul className="mt-3 grid gap-2">
                {info.level.benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-2.5">
                    <IconCheck aria-hidden className="mt-1 size-4.5 flex-none text-muted" strokeWidth={2} />
                    <span>{benefit}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <p>
        <TextLink href="/club#levels" className="inline-flex min-h-tap items-center">
          {t('allLevels')}
        </TextLink>
      </p>
    </div>
  )
}

/** The room of the section while the member is on the way. */
export function WaitingLevel() {
  return (
    <div aria-hidden className="grid min-h-72 content-start gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-5 w-36" />
      <Skeleton className="mt-6 h-10 w-40" />
      <Skeleton className="mt-4 h-5 w-full max-w-narrow" />
      <Skeleton className="h-5 w-full max-w-narrow" />
    </div>
  )
}
