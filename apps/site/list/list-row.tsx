import type { ReactNode } from 'react'
import { Chip } from '#apps/site/ui/index.ts'
import { DestinationChip, DestinationLine } from './destination-chip.tsx'
import type { ConditionView } from './condition-view.ts'
import { SaveSearch } from './save-search.tsx'
import type { SearchView } from './search-view.ts'

/**
 * Above a list, one line that can be pushed: new, used or both, what keeps the list as it is, and the lists that were kept. `children`: more
 * to do with the search, beside what keeps it.
 */
export function ListRow({ condition, search, children }: { condition?: ConditionView; search: SearchView; children?: ReactNode }) {
  return (
    <>
      {condition ? <DestinationLine className="desktop:hidden" /> : null}
      <div className="-mx-gutter overflow-x-auto px-gutter pt-1 pb-3">
        <div className="flex w-max min-h-tap items-center gap-2">
          {condition ? (
            <nav aria-label={condition.label} className="flex gap-2">
              {condition.choices.map(({ label, count, href, isSelected }) => (
                <Chip key={label} href={href} selected={isSelected} count={count}>
                  {label}
                </Chip>
              ))}
            </nav>
          ) : null}
          {condition ? (
            <span className="max-desktop:hidden">
              <DestinationChip />
            </span>
          ) : null}
          <SaveSearch search={search}>{children}</SaveSearch>
        </div>
      </div>
    </>
  )
}
