import { useTranslations } from 'use-intl'

/** Words of a menu column: its translation, or the key as the server sent it where there is none. */
export function useMenuLabel(): (column: string) => string {
  const t = useTranslations('menu')
  return (column) => {
    const key = column as Parameters<typeof t.has>[0]
    return t.has(key) ? t(key) : column
  }
}
