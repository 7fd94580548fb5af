import { useFavorites } from '#apps/site/favorite/favorites.ts'
import { useThings } from '#apps/site/favorite/saved-things.ts'

/** How many vehicles and parts are kept on this device, at the corner of a heart; nothing where there are none. */
export function SavedCount() {
  const saved = useFavorites().length + useThings().length
  if (saved === 0) return null
  return (
    <span className="absolute -top-1.5 start-3.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[11px] leading-4.5 font-semibold text-on-accent">
      {saved}
    </span>
  )
}
