import { useTranslations } from 'use-intl'
import { Anchor, Badge, IconChevronDown, IconExternal } from '#apps/site/ui/index.ts'
import { isCurrentLink, isWithin } from './menu-links.ts'
import type { MenuLink } from './menu-links.ts'
import { useHoverDetails } from './use-hover-details.ts'
import { useMenuLabel } from './use-menu-label.ts'

type ItemProps = { link: MenuLink; pathname: string }

/** One entry of the menu; with sub-items it is a disclosure that needs no script. */
export function MenuItem({ link, pathname }: ItemProps) {
  return (
    <li data-column={link.column}>{link.children.length > 0 ? <SubMenu link={link} pathname={pathname} /> : <PlainLink link={link} pathname={pathname} />}</li>
  )
}

/** The link of an entry; phones get their own address where there is one, and CSS shows one of the two. */
export function PlainLink({ link, pathname }: ItemProps) {
  const { href, mobileHref } = link
  if (mobileHref === null) return <EntryLink link={link} href={href} pathname={pathname} className="menu-link" />
  return (
    <>
      <EntryLink link={link} href={href} pathname={pathname} className="menu-link max-desktop:hidden" />
      <EntryLink link={link} href={mobileHref} pathname={pathname} className="menu-link desktop:hidden" />
    </>
  )
}

function EntryLink({ link, href, pathname, className }: ItemProps & { href: string; className: string }) {
  const t = useTranslations('common')
  const labelOf = useMenuLabel()
  const label = link.label ?? labelOf(link.column)
  const outside = link.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Anchor href={href} aria-current={isCurrentLink(link, pathname) ? 'page' : undefined} className={className} {...outside}>
      {label}
      {link.isHot ? <HotMark /> : null}
      {link.isExternal ? (
        <>
          <IconExternal aria-hidden className="size-4 text-muted" strokeWidth={1.75} />
          <span className="sr-only">({t('newWindow')})</span>
        </>
      ) : null}
    </Anchor>
  )
}

export function HotMark() {
  const t = useTranslations('common')
  return <Badge tone="accent">{t('hot')}</Badge>
}

function SubMenu({ link, pathname }: ItemProps) {
  const labelOf = useMenuLabel()
  const { box, ...handlers } = useHoverDetails()
  const own = link.children.some((child) => child.href === link.href) ? [] : [{ key: link.column, href: link.href }]

  return (
    <details ref={box} name="menu" className="sub-menu group" {...handlers}>
      <summary className="menu-link" aria-current={isCurrentLink(link, pathname) ? 'true' : undefined}>
        {labelOf(link.column)}
        {link.isHot ? <HotMark /> : null}
        <IconChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" strokeWidth={2} />
      </summary>
      <ul className="sub-menu-list">
        {[...own, ...link.children].map((child) => (
          <li key={child.href}>
            <Anchor href={child.href} aria-current={isWithin(pathname, child.href) ? 'page' : undefined} className="sub-menu-link">
              {labelOf(child.key)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
