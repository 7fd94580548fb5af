import type { Locale } from '#i18n/locales.ts'

const PLEX = '@expo-google-fonts/ibm-plex-sans'
const NOTO = '@expo-google-fonts/noto-nastaliq-urdu'
const HANS = '@embedpdf/fonts-sc'

/** Every font of a document, regular and semi-bold (Chinese: bold): a package, and a file as it is named from the package's entry. */
export const FONT_FILES = [
  [PLEX, '400Regular/IBMPlexSans_400Regular.ttf'],
  [PLEX, '600SemiBold/IBMPlexSans_600SemiBold.ttf'],
  [`${PLEX}-arabic`, '400Regular/IBMPlexSansArabic_400Regular.ttf'],
  [`${PLEX}-arabic`, '600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'],
  [`${PLEX}-thai`, '400Regular/IBMPlexSansThai_400Regular.ttf'],
  [`${PLEX}-thai`, '600SemiBold/IBMPlexSansThai_600SemiBold.ttf'],
  [NOTO, '400Regular/NotoNastaliqUrdu_400Regular.ttf'],
  [NOTO, '600SemiBold/NotoNastaliqUrdu_600SemiBold.ttf'],
  [HANS, '../fonts/NotoSansHans-Regular.otf'],
  [HANS, '../fonts/NotoSansHans-Bold.otf'],
] as const

type Font = { name: string; covers?: string }
/** How a language is set; `quotation.typ` says what each is. */
type Look = { fonts: readonly Font[]; size: number; top: number; bottom: number; leading: number }

const LATIN: Font = { name: 'IBM Plex Sans' }
const ARABIC: Font = { name: 'IBM Plex Sans Arabic' }
const THAI: Font = { name: 'IBM Plex Sans Thai' }
const NASTALIQ: Font = { name: 'Noto Nastaliq Urdu' }
const CHINESE: Font = { name: 'Noto Sans S Chinese' }
/** Beside Chinese, whose own Latin is another face; its blanks, dashes and quotation marks are wanted. */
const LATIN_IN_CHINESE: Font = { name: LATIN.name, covers: '[!-~\u00a1-\u00b6\u00b8-\u052f\u20a0-\u214f]' }

const WESTERN: Look = { fonts: [LATIN, ARABIC, THAI, CHINESE], size: 9, top: 0.8, bottom: 0.22, leading: 0.38 }
const LOOKS: Partial<Record<Locale, Look>> = {
  ar: { fonts: [ARABIC, LATIN, THAI, CHINESE], size: 9.5, top: 0.9, bottom: 0.36, leading: 0.36 },
  ur: { fonts: [NASTALIQ, LATIN, ARABIC, THAI, CHINESE], size: 9.5, top: 1.45, bottom: 0.72, leading: 0.08 },
  th: { fonts: [THAI, LATIN, ARABIC, CHINESE], size: 9.5, top: 1, bottom: 0.3, leading: 0.3 },
  zh: { fonts: [LATIN_IN_CHINESE, CHINESE, LATIN, ARABIC, THAI], size: 9, top: 0.86, bottom: 0.16, leading: 0.55 },
}

/** The fonts of a language in the order in which they are asked for a sign, those of the other scripts last, and its measures. */
export function lookOf(locale: Locale): Look {
  return LOOKS[locale] ?? WESTERN
}
