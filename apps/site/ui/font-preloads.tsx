import arabic from 'virtual:fonts/plex-arabic-400.woff2?url'
import arabicStrong from 'virtual:fonts/plex-arabic-600.woff2?url'
import cyrillic from 'virtual:fonts/plex-cyrillic.woff2?url'
import latin from 'virtual:fonts/plex-latin.woff2?url'
import letters from 'virtual:fonts/plex-letters.woff2?url'
import thai from 'virtual:fonts/plex-thai-400.woff2?url'
import thaiStrong from 'virtual:fonts/plex-thai-600.woff2?url'
import urdu from 'virtual:fonts/plex-urdu-400.woff2?url'
import urduStrong from 'virtual:fonts/plex-urdu-600.woff2?url'

const MARKED = [letters]
const OF_SCRIPT: Readonly<Record<string, readonly string[]>> = {
  ar: [arabic, arabicStrong],
  de: MARKED,
  es: MARKED,
  fr: MARKED,
  pt: MARKED,
  ru: [cyrillic],
  th: [thai, thaiStrong],
  ur: [urdu, urduStrong],
}

/** For the document's head: the faces the first view of a language is set in, and no others. */
export function FontPreloads({ locale }: { locale: string }) {
  return [latin, ...(OF_SCRIPT[locale] ?? [])].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />)
}
