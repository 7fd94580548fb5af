import { useTranslations } from 'use-intl'
import { localeInfo } from '#i18n/locales.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Heading, IconButton, IconCheck, IconChevronDown, IconClose, IconGlobe, LanguageName, Popover, PopoverButton } from '#apps/site/ui/index.ts'
import { LanguageLink } from './language-link.tsx'
import { useLanguageLinks } from './use-language-links.ts'

const PICKER_ID = 'language-picker'

/** A dropdown on desktop, a picker from the bottom on phones; links in either case, so it works without script. */
export function LanguagePicker() {
  const t = useTranslations()
  const current = localeInfo(useLocale())
  const links = useLanguageLinks()
  return (
    <>
      <PopoverButton
        popoverId={PICKER_ID}
        aria-label={t('common.labelled', { label: t('shell.language'), value: current.ownName })}
        className="inline-flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-sm text-sm hover:bg-sunken desktop:px-3"
      >
        <IconGlobe aria-hidden className="size-5.5 desktop:size-5" strokeWidth={1.75} />
        <span className="max-desktop:hidden">
          <LanguageName locale={current.code} dir={current.dir} name={current.ownName} />
        </span>
        <IconChevronDown aria-hidden className="size-4 text-muted max-desktop:hidden" strokeWidth={2} />
      </PopoverButton>
      <Popover id={PICKER_ID} label={t('shell.chooseLanguage')} place="below-end" className="bottom-sheet">
        <div className="flex items-center justify-between border-b border-line py-1 ps-5 pe-2 desktop:hidden">
          <Heading level={2} size="subheading">
            {t('shell.chooseLanguage')}
          </Heading>
          <IconButton label={t('common.close')} icon={IconClose} popoverTarget={PICKER_ID} popoverTargetAction="hide" />
        </div>
        <ul className="grid grid-cols-2 p-3 desktop:w-88 desktop:p-2">
          {links.map((link) => (
            <li key={link.code}>
              <LanguageLink
                target={link}
                isCurrent={link.code === current.code}
                className="flex min-h-tap items-center justify-between gap-3 rounded-sm px-3 py-2 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:font-semibold"
              >
                <LanguageName locale={link.code} dir={link.dir} name={link.ownName} />
                {link.code === current.code ? <IconCheck aria-hidden className="size-5 flex-none text-accent-text" strokeWidth={2} /> : null}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
