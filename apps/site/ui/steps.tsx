import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export type StepItem = { title: ReactNode; text?: ReactNode; state?: 'done' | 'current' | 'next'; picture?: string }

/** Numbered steps: a column on phones, a row with one rule on desktop where `direction` is row. */
export function Steps({ items, direction = 'row' }: { items: readonly StepItem[]; direction?: 'row' | 'column' }) {
  const isRow = direction === 'row'
  return (
    <ol
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)]',
        isRow && (items.length > 4 ? 'desktop:grid-cols-3 desktop:gap-y-10' : 'desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none'),
        isRow && items.length === 5 && 'wide:grid-cols-5',
        isRow && items.length > 5 && 'wide:grid-cols-6',
      )}
    >
      {items.map((item, index) => (
        <li
          key={index}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className={clsx(
            'relative border-s border-line ps-6 pb-8 last:pb-0',
            item.picture !== undefined && 'flex items-start gap-4 desktop:block',
            isRow && 'desktop:border-s-0 desktop:border-t desktop:ps-0 desktop:pe-6 desktop:pt-6 desktop:pb-0',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'absolute -start-[4.5px] top-1.5 size-2',
              isRow && 'desktop:start-0 desktop:-top-[4.5px]',
              item.state === 'current' ? 'bg-accent' : item.state === 'next' ? 'bg-line-strong' : 'bg-ink',
            )}
          />
          {item.picture === undefined ? null : (
            <img
              src={item.picture}
              alt=""
              width={320}
              height={200}
              loading="lazy"
              decoding="async"
              className="block h-auto w-28 flex-none phablet:w-48 desktop:mb-3 desktop:w-full desktop:max-w-80"
            />
          )}
          <div className="min-w-0">
            <span className="block text-sm leading-snug text-muted tabular-nums">{index + 1}</span>
            <span className="mt-1 block leading-snug font-semibold text-balance">{item.title}</span>
            {item.text ? <span className="mt-1.5 block text-sm text-muted">{item.text}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
