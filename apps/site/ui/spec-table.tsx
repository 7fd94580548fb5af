import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export type SpecRow = { label: ReactNode; value: ReactNode; unit?: string; note?: ReactNode; href?: string }
export type SpecGroup = { title?: ReactNode; rows: readonly SpecRow[] }

/** Specification rows in named groups; each group is a table whose row heads are the labels. */
export function SpecTable({ groups, columns = 1 }: { groups: readonly SpecGroup[]; columns?: 1 | 2 }) {
  return (
    <div className={clsx('grid gap-x-12 gap-y-8', columns === 2 && 'desktop:grid-cols-2')}>
      {groups.map((group, index) => (
        <table key={index} className="w-full table-fixed self-start text-base desktop:text-sm">
          {group.title ? <caption className="border-b border-ink pb-2 text-start text-base font-semibold">{group.title}</caption> : null}
          <tbody>
            {group.rows.map((row, at) => (
              <tr key={at} className="border-b border-line align-baseline">
                <th scope="row" className="w-[52%] py-2.5 pe-2 text-start leading-snug font-normal text-muted desktop:w-1/2 desktop:pe-4">
                  {row.label}
                </th>
                <td className="py-2.5 leading-snug font-medium tabular-nums">
                  <bdi>
                    {row.href ? (
                      <a href={row.href} className="-my-3 inline-block py-3 underline">
                        {row.value}
                      </a>
                    ) : (
                      row.value
                    )}
                    {row.unit ? <span className="font-normal text-muted"> {row.unit}</span> : null}
                  </bdi>
                  {row.note ? <span className="block text-sm font-normal text-muted">{row.note}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

export type Stat = { label: ReactNode; value: ReactNode; unit?: string }

/** The last of an odd number takes the whole of a line that holds two, so that its rule leaves no hole. */
const COLUMNS = 'grid-cols-2 max-desktop:*:last:odd:col-span-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none'
/** Five or six figures would break on a tablet's one line. */
const MANY_COLUMNS = 'grid-cols-2 max-desktop:*:last:odd:col-span-2 desktop:grid-cols-3 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none'
const WORD_COLUMNS = 'phablet:grid-cols-2 phablet:max-wide:*:last:odd:col-span-2 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none'

/** Key figures on one rule: large number, small unit, quiet label. `md` takes words as well; `hasWords` gives them the room. */
export function StatGrid({ items, size = 'md', hasWords }: { items: readonly Stat[]; size?: 'md' | 'lg'; hasWords?: boolean }) {
  const columns = hasWords ? WORD_COLUMNS : items.length > 4 ? MANY_COLUMNS : COLUMNS
  return (
    <dl className={clsx('grid gap-x-6 gap-y-8', columns)}>
      {items.map((item, index) => (
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end gap-2 border-t border-line pt-4">
          <dt className="text-sm leading-snug text-muted">{item.label}</dt>
          <dd className={clsx('tabular-nums', size === 'lg' ? 'text-figure font-[500]' : 'leading-snug font-semibold phablet:text-lg')}>
            <bdi>
              {item.value}
              {item.unit ? <span className="ms-0.5 text-base font-normal tracking-normal text-muted"> {item.unit}</span> : null}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Short facts in one line, parted by dots; each stays whole when the line breaks. */
export function FactLine({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 text-sm leading-snug text-muted">
      {items.map((item, index) => (
        <li key={index} className="flex gap-x-2 whitespace-nowrap">
          <bdi>{item}</bdi>
          {index < items.length - 1 ? (
            <span aria-hidden className="text-line-strong">
              ·
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
