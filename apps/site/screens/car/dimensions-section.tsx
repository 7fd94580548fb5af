import { useTranslations } from 'use-intl'
import { Heading, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import type { CarView } from './car-view.ts'

/** The car in figures: the dimensioned drawing, the car beside a person, and the way to compare it. */
export function DimensionsSection({ car }: { car: CarView }) {
  const t = useTranslations('drawing')
  const { sheet, person, compare } = car.dimensions
  return (
    <section aria-labelledby="dimensions-title">
      <Heading level={2} id="dimensions-title" className="mb-2">
        {t('dimensions')}
      </Heading>
      {sheet === null ? null : (
        <figure className="mt-6">
          <VehiclePicture drawing={sheet.wide} alt={t('sheet', { car: car.title })} hasFigures className="w-full max-desktop:hidden" />
          <VehiclePicture drawing={sheet.narrow} alt={t('sheet', { car: car.title })} hasFigures className="w-full desktop:hidden" />
          <figcaption className="mt-3 text-sm text-muted">{t('millimetres')}</figcaption>
        </figure>
      )}
      <div className="mt-10 grid items-end gap-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <figure>
          <VehiclePicture drawing={person} alt={t('besidePerson', { car: car.title })} className="w-full" />
          <figcaption className="mt-3 text-sm text-muted">{t('personNote')}</figcaption>
        </figure>
        {compare.length === 0 ? null : (
          <div>
            <Heading level={3}>{t('compareWith')}</Heading>
            <ul className="mt-3">
              {compare.map((other) => (
                <li key={other.href} className="border-t border-line">
                  <TextLink href={other.href} className="flex min-h-tap items-center">
                    <bdi>{other.title}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
