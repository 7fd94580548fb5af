/** A language in its own name, marked so that it is read and set in its own script. */
export function LanguageName({ locale, dir, name }: { locale: string; dir: 'ltr' | 'rtl'; name: string }) {
  return (
    <bdi lang={locale} dir={dir}>
      {name}
    </bdi>
  )
}
