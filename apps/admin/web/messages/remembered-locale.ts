import type { StaffLocale } from '#i18n/locales.ts'

const KEY = 'quayline.staff.locale'

/** Language of the screens before somebody is logged in: the one last used here, else the browser's. */
export function rememberedLocale(): StaffLocale {
  const kept = read()
  if (kept === 'en' || kept === 'zh') return kept
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

export function rememberLocale(locale: StaffLocale): void {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // Storage may be switched off; the language then holds until the page is left.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
