import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { TextLink } from '#apps/site/ui/index.ts'

/** The pages of the law in one line (R4.9); on phones, which have no page end, pages about us carry them. */
export function LegalLinks({ className }: { className?: string }) {
  const t = useTranslations('shell')
  const pages = [...useSiteData().legalPages, 'cookies'] as const
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 text-sm', className)}>
      {pages.map((page) => (
        <li key={page}>
          <TextLink href={`/${page}`} className="inline-flex min-h-tap items-center">
            {t(page)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
