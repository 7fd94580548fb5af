import { useTranslations } from 'use-intl'
import { useScrolledPast } from './use-scrolled-past.ts'
import { Anchor, IconHeart, IconMenu } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { LanguagePicker } from '#apps/site/language/language-picker.tsx'
import { MAIN_MENU_ID, MainMenu } from './main-menu.tsx'
import { SavedCount } from './saved-count.tsx'
import { SearchForm } from './search-form.tsx'
import { SiteMark } from './site-mark.tsx'

/** R4.1. */
const FIXED_AFTER_PX = 100

/** One header for both layouts, its parts in the order of one line; CSS gives the menu a line of its own where it needs one. Fixed, it sticks and keeps its room, so nothing jumps under a finger. */
export function Header({ isFixed }: { isFixed: boolean }) {
  const t = useTranslations()
  const siteName = useSiteName()
  const isScrolled = useScrolledPast(FIXED_AFTER_PX)
  return (
    <header className="site-header no-print" data-fixed={isFixed ? 'always' : isScrolled ? 'scrolled' : undefined}>
      <div className="site-header-bar">
        <div className="site-header-line">
          <Anchor href="/" aria-label={t('common.labelled', { label: siteName, value: t('common.home') })} className="flex min-h-tap flex-none items-center">
            <SiteMark className="h-5.5 w-auto desktop:h-6.5" />
          </Anchor>
          <MainMenu />
          <SearchForm />
          <div className="flex flex-none items-center desktop:-me-3">
            <Anchor href="/myFavorite" className="flex min-h-tap items-center gap-2 rounded-sm px-3 text-sm hover:bg-sunken max-desktop:hidden">
              <span className="relative">
                <IconHeart aria-hidden className="size-5" strokeWidth={1.75} />
                <SavedCount />
              </span>
              <span className="site-tool-label">{t('shell.intention')}</span>
            </Anchor>
            <LanguagePicker />
            <button
              type="button"
              popoverTarget={MAIN_MENU_ID}
              aria-label={t('menu.openMenu')}
              className="-me-2.5 inline-grid size-tap place-items-center rounded-sm desktop:hidden"
            >
              <IconMenu aria-hidden className="size-6" strokeWidth={1.75} />
            </button>
          </div>
        </div>
      </div>
    </header>
  )
}
