import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconButton, IconClose } from '#apps/site/ui/index.ts'
import { DestinationLink } from './destination-link.tsx'
import { SiteMark } from './site-mark.tsx'
import { MenuItem } from './menu-item.tsx'
import { menuLinks } from './menu-links.ts'
import { ProductsItem } from './products-item.tsx'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

export const MAIN_MENU_ID = 'main-menu'

/** The server's menu: a row on desktop, a panel over the page on phones, which opens without script. */
export function MainMenu() {
  const t = useTranslations('menu')
  const { menu } = useSiteData()
  const { pathname, key } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }, [key])
  return (
    <nav
      ref={nav}
      id={MAIN_MENU_ID}
      popover="auto"
      aria-label={t('label')}
      onToggle={({ newState, currentTarget }) => newState === 'open' && entriesOf(currentTarget)[0]?.focus()}
      onKeyDown={goByArrows}
      className="main-menu"
    >
      <div className="flex items-center justify-between border-b border-line py-1.5 ps-gutter pe-2 desktop:hidden">
        <SiteMark className="h-5.5 w-auto" />
        <IconButton label={t('closeMenu')} icon={IconClose} popoverTarget={MAIN_MENU_ID} popoverTargetAction="hide" />
      </div>
      <ul className="main-menu-list">
        {menuLinks(menu).map((link) =>
          link.hasPanel ? <ProductsItem key={link.column} link={link} pathname={pathname} /> : <MenuItem key={link.column} link={link} pathname={pathname} />,
        )}
      </ul>
      <DestinationLink className="min-h-tap px-gutter py-3 desktop:hidden" />
    </nav>
  )
}

/** The arrows go from entry to entry, so that none is many tabs away; what an entry made of the key itself is left alone. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const entries = entriesOf(event.currentTarget)
  const at = entries.indexOf(event.target as HTMLElement)
  if (step === 0 || at === -1 || event.defaultPrevented) return
  event.preventDefault()
  entries[at + step]?.focus()
}

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('ul a, summary')].filter((entry) => entry.checkVisibility())
}
