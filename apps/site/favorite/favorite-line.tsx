import { useTranslations } from 'use-intl'
import { removeFavorite } from './favorites.ts'
import type { Favorite } from './favorites.ts'
import { Anchor, BrandMark, IconButton, IconTrash } from '#apps/site/ui/index.ts'

/** One model of the list, the whole line a link to its page, and the way to take it off. */
export function FavoriteLine({ item }: { item: Favorite }) {
  const t = useTranslations()
  const name = t('favorites.aboutModel', { brand: item.brand_name, model: item.model_name })
  return (
    <li className="group relative flex items-center gap-4 border-b border-line py-4">
      <BrandMark brandSign={item.brand_sign} brandName={item.brand_name} size="md" />
      <div className="min-w-0 flex-1">
        <p className="text-sm leading-snug text-muted">
          <bdi>{item.brand_name}</bdi>
        </p>
        <Anchor
          href={`/car/${encodeURIComponent(item.model_sign || String(item.model_id))}`}
          className="text-lg leading-snug font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{item.model_name}</bdi>
        </Anchor>
      </div>
      <IconButton
        label={t('common.labelled', { label: t('favorites.remove'), value: name })}
        icon={IconTrash}
        onClick={() => removeFavorite(item.model_id)}
        className="relative z-1"
      />
    </li>
  )
}
