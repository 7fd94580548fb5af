import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Anchor, IconChevronDown, Skeleton, TextLink } from '#apps/site/ui/index.ts'
import { isCurrentLink } from './menu-links.ts'
import type { MenuLink } from './menu-links.ts'
import { HotMark } from './menu-item.tsx'
import { useProducts } from './products-data.ts'
import { useHoverPanel } from './use-hover-panel.ts'
import { useMenuLabel } from './use-menu-label.ts'

const PANEL_ID = 'products-panel'

/** The products entry: a link to its own page, and, once alive on desktop, the trigger of the panel. */
export function ProductsItem({ link, pathname }: { link: MenuLink; pathname: string }) {
  const t = useTranslations('products')
  const label = useMenuLabel()(link.column)
  const lang = useLocale()
  const panel = useHoverPanel()
  const isAlive = useHydrated()
  const products = useProducts(lang, panel.isOpen)
  const Panel = useLateComponent(loadPanel, panel.isOpen)
  const current = isCurrentLink(link, pathname) ? 'page' : undefined
  const trigger = isAlive ? { ...panel.trigger, 'aria-expanded': panel.isOpen, 'aria-controls': PANEL_ID } : {}
  return (
    <li {...panel.box}>
      <Anchor href={link.href} aria-current={current} {...trigger} className="menu-link max-desktop:hidden">
        {label}
        {link.isHot ? <HotMark /> : null}
        <IconChevronDown aria-hidden className={clsx('size-4 text-muted transition-transform', panel.isOpen && 'rotate-180')} strokeWidth={2} />
      </Anchor>
      <Anchor href={link.mobileHref ?? link.href} aria-current={current} className="menu-link desktop:hidden">
        {label}
        {link.isHot ? <HotMark /> : null}
      </Anchor>
      <Anchor href="/mProducts" className="sub-menu-link text-muted desktop:hidden">
        {t('openPanel')}
      </Anchor>
      <div id={PANEL_ID} role="region" aria-label={t('title')} hidden={!panel.isOpen} className="products-panel">
        {panel.isOpen && Panel === 'waiting' ? <Skeleton className="h-80" /> : null}
        {panel.isOpen && Panel === 'failed' ? <TextLink href={link.href}>{label}</TextLink> : null}
        {panel.isOpen && typeof Panel !== 'string' ? <Panel products={products} allHref={link.href} /> : null}
      </div>
    </li>
  )
}

function loadPanel() {
  return import('./products-panel.tsx').then((module) => module.ProductsPanel)
}
