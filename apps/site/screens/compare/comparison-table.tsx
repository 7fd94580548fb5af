import { Fragment } from 'react'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { CompareView } from './compare-view.ts'

/** From three cars on, the table is wider than a phone and scrolls beside its labels; the edge cuts the third, which tells that there is more. */
const WIDTHS: Readonly<Record<number, string>> = { 3: 'max-phablet:min-w-[120%]', 4: 'max-desktop:min-w-[145%]' }

/** All figures side by side; rows that differ carry a mark and stand out. */
export function ComparisonTable({ view }: { view: CompareView }) {
  const t = useTranslations('compare')
  const { cars, groups } = view
  return (
    // Four cars are wider than a phone: the keyboard must reach what scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={t('specification')}>
      <table className={clsx('w-full table-fixed text-sm', WIDTHS[cars.length])}>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="sticky start-0 w-26 bg-page pt-6 pe-2 desktop:pe-3 desktop:w-1/4">
              <span className="sr-only">{t('property')}</span>
            </th>
            {cars.map((car) => (
              <th key={car.sign} scope="col" className="pt-6 pe-2 text-start desktop:pe-4 leading-snug font-semibold">
                <bdi>{car.title}</bdi>
                <span className="sr-only"> {car.subtitle}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Fragment key={group.title}>
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={cars.length + 1} className="border-b border-ink pt-8 pb-2 text-start text-base font-semibold">
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.label} className="border-b border-line align-baseline">
                  <th scope="row" className="sticky start-0 w-26 bg-page py-2.5 pe-2 text-start leading-snug font-normal text-muted desktop:w-1/4">
                    {row.label}
                    {row.isDifferent && cars.length > 1 ? (
                      <>
                        {'\u00a0'}
                        <span aria-hidden className="inline-block size-1.5 rounded-full bg-ink align-middle" />
                        <span className="sr-only"> ({t('differs')})</span>
                      </>
                    ) : null}
                    {row.note === null ? null : <span className="block pt-1 text-xs">{row.note}</span>}
                  </th>
                  {row.values.map((value, index) => (
                    <td
                      key={cars[index]?.sign}
                      className={clsx(
                        'py-2.5 pe-2 leading-snug tabular-nums desktop:pe-4',
                        row.isDifferent && cars.length > 1 ? 'font-semibold text-ink' : 'text-muted',
                      )}
                    >
                      <bdi>{value ?? '–'}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Fragment>
        ))}
      </table>
    </div>
  )
}
