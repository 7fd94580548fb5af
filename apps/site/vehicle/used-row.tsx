import { useTranslations } from 'use-intl'
import { dotted } from '#apps/site/text/dotted.ts'
import { Anchor, PriceText, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from './car-picture.tsx'
import type { UsedCardView } from './used-card-view.ts'

/** One used unit in a line: for the place beside another unit, where a card would be too large. */
export function UsedRow({ unit }: { unit: UsedCardView }) {
  const t = useTranslations()
  return (
    <li>
      <Anchor href={unit.href} className="group -mx-2 flex items-center gap-4 px-2 py-2 hover:bg-sunken">
        <span className="w-24 flex-none">
          {unit.picture === null ? (
            <VehiclePicture drawing={unit.drawing} alt="" isEarly />
          ) : (
            <CarPicture picture={{ ...unit.picture, alt: '' }} sizes="96px" isEarly />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold underline-offset-4 group-hover:underline">
            <bdi>{unit.title}</bdi>
          </span>
          <span className="block text-sm leading-snug text-muted">
            <bdi>{dotted(unit.figures.map((figure) => figure.value))}</bdi>
          </span>
          <PriceText price={unit.price} quoteText={t('price.askForQuote')} term={unit.term} />
        </span>
      </Anchor>
    </li>
  )
}
