import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { StaffLocale } from '#i18n/locales.ts'
import type { MessageKey } from './messages.ts'

export type Say = (key: MessageKey, values?: Record<string, string | number>) => string

/** The messages of the screens; only keys that exist compile. */
export function useMessages(): Say {
  const translate = useTranslate()
  return useCallback((key, values) => translate(key, values), [translate])
}

/** Messages whose key comes from data (a status, an action): the data itself where the catalogue has none. */
export function useDataMessages(): (prefix: string, value: string) => string {
  const translate = useTranslate()
  return useCallback((prefix, value) => translate(`${prefix}.${value}`, { _: value }), [translate])
}

export function useStaffLocale(): StaffLocale {
  return useLocale() === 'zh' ? 'zh' : 'en'
}
