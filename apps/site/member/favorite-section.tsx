import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFavorites } from '#apps/site/favorite/favorites.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { FavoriteLine } from '#apps/site/favorite/favorite-line.tsx'
import { ButtonLink, EmptyState } from '#apps/site/ui/index.ts'
import { syncFavorites } from './favorite-sync.ts'

/** The account's list, which is this browser's too: what other devices did is fetched when it is shown. */
export function FavoriteSection() {
  const t = useTranslations()
  const lang = useLocale()
  const favorites = useFavorites()
  useEffect(() => {
    const token = storedToken.read()
    if (token !== null) void syncFavorites({ token, lang })
  }, [lang])
  if (favorites.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('shortlist.empty')}
        text={t('shortlist.emptyText')}
        action={<ButtonLink href="/carList">{t('shortlist.browse')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <p className="mb-4 max-w-text text-muted">{t('member.favoritesText')}</p>
      <ul className="border-t border-line">
        {favorites.map((item) => (
          <FavoriteLine key={item.model_id} item={item} />
        ))}
      </ul>
      <ButtonLink href="/myFavorite" className="mt-6">
        {t('favorites.openList')}
      </ButtonLink>
    </>
  )
}
