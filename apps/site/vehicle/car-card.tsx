import { useTranslations } from 'use-intl'
import { FavoriteButton } from '#apps/site/favorite/favorite-button.tsx'
import { Badge, PriceText, VehicleCard, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from './car-picture.tsx'
import { fullModelName } from './full-model-name.ts'
import type { CarCardView } from './car-card-view.ts'

const CARD_SIZES = '(max-width: 480px) 92vw, (max-width: 1080px) 46vw, 400px'

export type CarCardItemProps = {
  car: CarCardView
  as?: 'article' | 'li'
  level?: 2 | 3
  /** Of the first row: its picture is not put off. */
  isEarly?: boolean
}

/** One car of a list: picture or drawing, name, facts, price, heart. */
export function CarCardItem({ car, as, level = 3, isEarly }: CarCardItemProps) {
  const t = useTranslations()
  return (
    <VehicleCard
      as={as}
      level={level}
      href={car.href}
      title={<bdi>{car.title}</bdi>}
      subtitle={<bdi>{car.subtitle}</bdi>}
      picture={
        car.picture === null ? (
          <VehiclePicture drawing={car.drawing} alt={t('drawing.side', { car: car.title })} isEarly={isEarly} />
        ) : (
          <CarPicture picture={car.picture} sizes={CARD_SIZES} isEarly={isEarly} />
        )
      }
      isPhotographed={car.picture !== null}
      badges={car.isHot ? <Badge>{t('common.hot')}</Badge> : undefined}
      kind={car.kind}
      figures={car.figures}
      price={<PriceText price={car.price} quoteText={t('price.askForQuote')} term={t('price.fob')} />}
      action={
        <FavoriteButton
          item={{ model_id: car.id, model_name: fullModelName(car), model_sign: car.sign, brand_name: car.brandName, brand_sign: car.brandSign }}
        />
      }
    />
  )
}
