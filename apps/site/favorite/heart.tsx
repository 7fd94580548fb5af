import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'
import { useToast } from '#apps/site/ui/index.ts'

/** The heart of a card, which says what it did. `name`: of the thing. */
export function Heart({ name, isOn, onAdd, onRemove, added, className }: HeartProps) {
  const t = useTranslations()
  const toast = useToast()
  function toggle() {
    if (isOn) {
      onRemove()
      toast({ text: t('favorites.removed') })
      return
    }
    if (!onAdd()) return
    // On phones the tab bar shows the list, and a second text leaves no room for the first.
    const action = isMobileLayout() ? undefined : { label: t('favorites.openList'), href: '/myFavorite' }
    toast({ text: added, tone: 'success', action })
  }
  return (
    <button
      type="button"
      aria-label={t('common.labelled', { label: t('car.addFavorite'), value: name })}
      aria-pressed={isOn}
      onClick={toggle}
      className={clsx('heart', className)}
    />
  )
}

export type HeartProps = {
  name: string
  isOn: boolean
  /** True if it was added now. */
  onAdd: () => boolean
  onRemove: () => void
  /** What is said of it then. */
  added: string
  className?: string
}
