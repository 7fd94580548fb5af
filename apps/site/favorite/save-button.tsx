import { useTranslations } from 'use-intl'
import { Heart } from './heart.tsx'
import { addThing, hasThing, removeThing, useThings, type SavedThing } from './saved-things.ts'

/** The heart of a used unit or a part (R11.5). Without script it is hidden, because the list lives in the browser. */
export function SaveButton({ thing, className }: { thing: SavedThing; className?: string }) {
  const t = useTranslations('favorites')
  return (
    <Heart
      name={thing.name}
      isOn={hasThing(useThings(), thing)}
      added={t('kept')}
      onAdd={() => addThing(thing)}
      onRemove={() => removeThing(thing)}
      className={className}
    />
  )
}
