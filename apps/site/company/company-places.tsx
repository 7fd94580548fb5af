import { useTranslations } from 'use-intl'
import { Heading } from '#apps/site/ui/index.ts'
import { CompanyAddress } from './company-address.tsx'
import type { CompanyIdentity } from './company-identity.ts'

/** Where the company is to be found; nothing where no place is set. */
export function CompanyPlaces({ places }: { places: readonly CompanyIdentity[] }) {
  const t = useTranslations('contact')
  if (places.length === 0) return null
  return (
    <section aria-labelledby="places-title" className="border-t border-line pt-4">
      <Heading level={2} size="subheading" id="places-title" className="mb-2">
        {t('placesTitle')}
      </Heading>
      <ul className="grid gap-4">
        {places.map((place) => (
          <li key={[place.name, ...place.lines].join(' ')}>
            <CompanyAddress identity={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}
