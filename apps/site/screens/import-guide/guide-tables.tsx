import { useTranslations } from 'use-intl'
import type { FactView, GuideView } from './guide-view.ts'

/** Facts under each other, each with what has to be known of it. */
export function Facts({ facts }: { facts: readonly FactView[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="border-t border-line">
      {facts.map(({ label, value, note }) => (
        <div key={`${label} ${value}`} className="grid gap-x-6 border-b border-line py-2.5 phablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="leading-snug text-muted">{label}</dt>
          <dd className="leading-snug font-medium">
            {value}
            {note === null ? null : <span className="mt-0.5 block text-sm font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The ways to the ports of a country, with their days and how long the rates hold. */
export function Ways({ ways }: Pick<GuideView, 'ways'>) {
  const t = useTranslations('importGuide')
  return (
    <table className="w-full border-t border-line text-start">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('way')}</th>
          <th scope="col">{t('time')}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ port, mode, days, valid }) => (
          <tr key={`${port} ${mode}`} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pe-4 text-start leading-snug font-medium">
              <bdi>{port}</bdi>
              <span className="block text-sm font-normal text-muted">{mode}</span>
            </th>
            <td className="py-2.5 leading-snug">
              {days.map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
              <span className="block text-sm text-muted">{valid}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
