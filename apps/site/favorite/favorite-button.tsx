import { useTranslations } from 'use-intl'
import { addFavorite, hasFavorite, removeFavorite, useFavorites } from './favorites.ts'
import type { FavoriteItem } from './favorites.ts'
import { readUserInfo } from '#apps/site/client/user-info.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Heart } from './heart.tsx'
import { recordBuy } from './record-buy.ts'

/**
 * The heart of a car. Adding tells the server once and says so; without a `model_id` it does nothing
 * (R11.1, R11.2). Without script it is hidden, because the list lives in the browser.
 */
export function FavoriteButton({ item, className }: { item: FavoriteItem; className?: string }) {
  const t = useTranslations('favorites')
  const lang = useLocale()
  const { model_id } = item
  return (
    <Heart
      name={t('aboutModel', { brand: item.brand_name, model: item.model_name })}
      isOn={hasFavorite(useFavorites(), model_id)}
      added={t('added')}
      onRemove={() => model_id !== null && removeFavorite(model_id)}
      onAdd={() => {
        const isNew = addFavorite(item)
        if (isNew && model_id !== null) void recordBuy({ ...item, model_id }, readUserInfo(), lang)
        return isNew
      }}
      className={className}
    />
  )
}
