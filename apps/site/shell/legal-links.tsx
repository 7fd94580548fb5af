import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { TextLink } from '#apps/site/ui/index.ts'

/** The pages of the law in one line (R4.9); on phones, which have no page end, pages about us carry them. */
export function LegalLinks({ className }: { className?: string }) {
  const t = useTranslations('shell')
  const links = [
    { href: '/privacy', label: t('privacy') },
    { href: '/terms', label: t('terms') },
    { href: '/cookies', label: t('cookies') },
  ]
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 text-sm', className)}>
      {links.map((link) => (
        <li key={link.href}>
          <TextLink href={link.href} className="inline-flex min-h-tap items-center">
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
