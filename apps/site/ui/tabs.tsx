import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import { Anchor } from './link.tsx'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

/** Sections behind radio buttons: works before and without script, arrow keys included. */
export function Tabs({ label, tabs, defaultTab }: { label: string; tabs: readonly Tab[]; defaultTab?: string }) {
  const group = useId()
  const first = defaultTab ?? tabs[0]?.id
  return (
    <fieldset className="tabs min-w-0">
      <legend className="sr-only">{label}</legend>
      <span className="tabs-line" aria-hidden />
      {tabs.map((tab) => (
        <Fragment key={tab.id}>
          <input type="radio" name={group} id={`${group}-${tab.id}`} defaultChecked={tab.id === first} className="tab-radio sr-only" />
          <label htmlFor={`${group}-${tab.id}`} className="tab-label">
            {tab.label}
          </label>
          <div className="tab-panel">{tab.content}</div>
        </Fragment>
      ))}
    </fieldset>
  )
}

/** The same look for tabs that are pages of their own. */
export function TabLinks({ label, items }: { label: string; items: readonly { href: string; label: ReactNode; current?: boolean }[] }) {
  return (
    <nav aria-label={label} className="tabs border-b border-line">
      {items.map((item) => (
        <Anchor key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined} className="tab-label -mb-px">
          {item.label}
        </Anchor>
      ))}
    </nav>
  )
}
