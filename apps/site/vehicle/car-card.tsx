import { useTranslations } from 'use-intl'
import { FavoriteButton } from '#apps/site/favorite/favorite-button.tsx'
import { LandedLineOf } from '#apps/site/landed-price/landed-line.tsx'
import { Badge, PriceText, VehicleCard, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from './car-picture.tsx'
import { carSign, modelTitle, type CarCardView } from './car-card-view.ts'
import { fullModelName } from './full-model-name.ts'

const CARD_SIZES = '(max-width: 480px) 92vw, (max-width: 1080px) 46vw, 400px'

export type CarCardItemProps = {
  car: CarCardView
  as?: 'article' | 'li'
  level?: 2 | 3
  /** Its picture is the largest of the first view. */
  isFirst?: boolean
  /** Seen at once, but not the largest: its picture is not put off. */
  isEarly?: boolean
}

/** One car of a list: picture or drawing, name, facts, price, heart. */
export function CarCardItem({ car, as, level = 3, isFirst, isEarly }: CarCardItemProps) {
  const t = useTranslations()
  const title = modelTitle(car)
  return (
    <VehicleCard
      as={as}
      level={level}
      href={car.href}
      title={<bdi>{title}</bdi>}
      subtitle={<bdi>{car.subtitle}</bdi>}
      picture={
        <>
          {car.drawing ? <VehiclePicture drawing={car.drawing} alt={t('drawing.side', { car: title })} isFirst={isFirst} isEarly={isEarly} /> : null}
          {car.picture ? <CarPicture picture={car.picture} sizes={CARD_SIZES} isFirst={isFirst} isEarly={isEarly} /> : null}
        </>
      }
      isPhotographed={car.picture !== null}
      badges={car.isHot ? <Badge>{t('common.hot')}</Badge> : undefined}
      kind={car.kind}
      figures={car.figures}
      note={car.everyday}
      price={
        <div>
          <PriceText price={car.price} quoteText={t('price.askForQuote')} term={car.term} />
          <LandedLineOf kind="new" sign={carSign(car.href)} />
        </div>
      }
      action={
        <FavoriteButton
          item={{ model_id: car.id, model_name: fullModelName(car), model_sign: carSign(car.href), brand_name: car.brandName, brand_sign: car.brandSign }}
        />
      }
    />
  )
}
