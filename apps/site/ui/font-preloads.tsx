import cyrillic from '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url'

/** For the document's head: the faces the page's own script needs, and no others. */
export function FontPreloads({ locale }: { locale: string }) {
  const files = locale === 'ru' ? [cyrillic, latin] : [latin]
  return files.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />)
}
