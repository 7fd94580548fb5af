import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { addFavorite, hasFavorite, removeFavorite, useFavorites } from './favorites.ts'
import type { FavoriteItem } from './favorites.ts'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'
import { readUserInfo } from '#apps/site/client/user-info.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { useToast } from '#apps/site/ui/index.ts'
import { recordBuy } from './record-buy.ts'

/**
 * The heart of a car. Adding tells the server once and says so; without a `model_id` it does nothing
 * (R11.1, R11.2). Without script it is hidden, because the list lives in the browser.
 */
export function FavoriteButton({ item, className }: { item: FavoriteItem; className?: string }) {
  const t = useTranslations()
  const toast = useToast()
  const lang = useLocale()
  const isFavorite = hasFavorite(useFavorites(), item.model_id)

  function toggle() {
    const { model_id } = item
    if (model_id === null) return
    if (isFavorite) {
      removeFavorite(model_id)
      toast({ text: t('favorites.removed') })
      return
    }
    if (!addFavorite(item)) return
    // On phones the tab bar shows the list, and a second text leaves no room for the first.
    const action = isMobileLayout() ? undefined : { label: t('favorites.openList'), href: '/myFavorite' }
    toast({ text: t('favorites.added'), tone: 'success', action })
    void recordBuy({ ...item, model_id }, readUserInfo(), lang)
  }

  return (
    <button
      type="button"
      aria-label={t('common.labelled', {
        label: t('car.addFavorite'),
        value: t('favorites.aboutModel', { brand: item.brand_name, model: item.model_name }),
      })}
      aria-pressed={isFavorite}
      onClick={toggle}
      className={clsx('heart', className)}
    />
  )
}
