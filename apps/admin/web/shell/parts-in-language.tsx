import { createTheme, ThemeProvider, type Theme } from '@mui/material'
import { enUS, zhCN } from '@mui/material/locale'
import type { ReactNode } from 'react'
import type { StaffLocale } from '#i18n/locales.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

const LANGUAGES = { en: enUS, zh: zhCN } as const satisfies Record<StaffLocale, object>

/** Names the parts that MUI makes by itself (a button that closes, pages of a list, an empty choice) in the language of the screens. */
export function PartsInLanguage({ children }: { children: ReactNode }) {
  const locale = useStaffLocale()
  return <ThemeProvider theme={(outer: Theme) => createTheme(outer, LANGUAGES[locale])}>{children}</ThemeProvider>
}
