import { useTranslations } from 'use-intl'
import { FavoriteButton } from '#apps/site/favorite/favorite-button.tsx'
import { Badge, PriceText, VehicleCard } from '#apps/site/ui/index.ts'
import { fullModelName } from './full-model-name.ts'
import type { CarCardView } from './car-card-view.ts'

/** One car of a list: picture or drawing, name, facts, price, heart. */
export function CarCardItem({ car, as, level = 3 }: { car: CarCardView; as?: 'article' | 'li'; level?: 2 | 3 }) {
  const t = useTranslations()
  return (
    <VehicleCard
      as={as}
      level={level}
      href={car.href}
      title={<bdi>{car.title}</bdi>}
      subtitle={<bdi>{car.subtitle}</bdi>}
      picture={{ bodyType: car.bodyType, alt: null }}
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
