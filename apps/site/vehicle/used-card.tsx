import { useTranslations } from 'use-intl'
import { SaveButton } from '#apps/site/favorite/save-button.tsx'
import { LandedLineOf } from '#apps/site/landed-price/landed-line.tsx'
import { Badge, PriceText, VehicleCard, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from './car-picture.tsx'
import type { UsedCardView } from './used-card-view.ts'

const CARD_SIZES = '(max-width: 480px) 92vw, (max-width: 1080px) 46vw, 400px'

/** One used unit of a list: picture or drawing in its own paint, figures, price; what is reserved or sold says so. */
export function UsedCardItem({ unit, as, level = 3, isEarly }: { unit: UsedCardView; as?: 'article' | 'li'; level?: 2 | 3; isEarly?: boolean }) {
  const t = useTranslations()
  const isSold = unit.status === 'sold'
  return (
    <VehicleCard
      as={as}
      level={level}
      href={unit.href}
      title={<bdi>{unit.title}</bdi>}
      subtitle={unit.subtitle === '' ? undefined : <bdi>{unit.subtitle}</bdi>}
      picture={
        <>
          {unit.picture === null ? (
            <VehiclePicture
              drawing={unit.drawing}
              alt={t('drawing.side', { car: unit.title })}
              isEarly={isEarly}
              className={isSold ? 'opacity-60' : undefined}
            />
          ) : (
            <CarPicture picture={unit.picture} sizes={CARD_SIZES} isEarly={isEarly} className={isSold ? 'opacity-60' : undefined} />
          )}
          {unit.isIllustration ? <span className="picture-mark">{t('used.illustration')}</span> : null}
        </>
      }
      isPhotographed={unit.picture !== null}
      badges={unit.status === 'available' ? undefined : <Badge>{t(`used.status.${unit.status}`)}</Badge>}
      kind={unit.kind}
      figures={unit.figures}
      price={
        <div>
          <PriceText price={unit.price} quoteText={isSold ? t('used.status.sold') : t('price.askForQuote')} term={unit.term} />
          <LandedLineOf kind="used" sign={unit.stockRef} />
        </div>
      }
      action={<SaveButton thing={{ kind: 'used', sign: unit.stockRef, name: unit.title }} />}
    />
  )
}
