import { useId, type ReactNode } from 'react'
import { ButtonLink, Heading, IconArrowEnd } from '#apps/site/ui/index.ts'

/** What there is of the other condition, beneath the list: some cards, and the way to all of them (R6.25). */
export function AlsoSection({ title, all, href, children }: { title: string; all: string; href: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="pt-section" aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <ButtonLink href={href} variant="quiet" size="sm" iconEnd={IconArrowEnd} mirrorIcon className="-mx-3">
          {all}
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}
