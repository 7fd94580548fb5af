import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LandedLineOf } from '#apps/site/landed-price/landed-line.tsx'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { Anchor, PriceText, Stage, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { ComparedCar } from './compare-view.ts'

/** The cars of the comparison with price, the way to ask, and the way out of the list. */
export function ComparedCars({ cars }: { cars: readonly ComparedCar[] }) {
  const t = useTranslations()
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-x-4 gap-y-10 desktop:gap-x-6',
        // One car alone takes half of the page: its picture is no larger than the table under it needs.
        cars.length > 1 && 'desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none',
      )}
    >
      {cars.map((car) => (
        <li key={car.sign} className="flex min-w-0 flex-col">
          <Stage fill={car.picture !== null}>
            {car.picture === null ? (
              <VehiclePicture drawing={car.drawing} alt={t('drawing.side', { car: car.title })} isEarly />
            ) : (
              <CarPicture picture={car.picture} sizes="(max-width: 768px) 46vw, 400px" isEarly />
            )}
          </Stage>
          <h2 className="mt-2 leading-snug font-semibold">
            <Anchor href={car.href} className="flex min-h-tap items-center underline-offset-4 hover:underline">
              <bdi>{car.title}</bdi>
            </Anchor>
          </h2>
          <p className="mt-0.5 text-sm leading-snug text-muted">
            <bdi>{car.subtitle}</bdi>
          </p>
          <div className="mt-auto pt-4">
            <PriceText price={car.price} quoteText={car.quoteText} term={car.term} />
            <LandedLineOf kind={car.kind === 'car' ? 'new' : 'used'} sign={car.sign} />
          </div>
          <div className="mt-3 grid gap-1 no-print">
            <AskLink
              variant="secondary"
              block
              className="text-sm max-desktop:px-3"
              formHref={`${car.href}#form`}
              aria-label={t('common.labelled', { label: t('compare.ask'), value: car.title })}
              subject={{
                type: 'dialog',
                brand: car.brandName,
                brand_sign: car.brandSign,
                car_model: car.modelName,
                car_model_sign: car.kind === 'car' ? car.sign : null,
                remark: car.remark,
              }}
            >
              {t('compare.ask')}
            </AskLink>
            <TextLink
              href={car.removeHref}
              aria-label={t('common.labelled', { label: t('compare.remove'), value: car.title })}
              className="flex min-h-tap items-center justify-center text-sm"
            >
              {t('compare.remove')}
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
