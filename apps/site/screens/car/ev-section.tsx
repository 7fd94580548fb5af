import { useTranslations } from 'use-intl'
import { Heading } from '#apps/site/ui/index.ts'
import type { EvView } from './ev-view.ts'

/** Range, battery and charging of a car with a plug, each figure with what it means in use. */
export function EvSection({ ev }: { ev: EvView }) {
  const t = useTranslations('ev')
  return (
    <section id="ev" aria-labelledby="ev-title">
      <Heading level={2} id="ev-title" className="mb-8">
        {t('title')}
      </Heading>
      <dl className="ev-figures">
        {ev.figures.map((figure) => (
          <div key={figure.label} className="ev-figure">
            <dt className="text-sm leading-snug text-muted">{figure.label}</dt>
            <dd className="ev-value leading-tight font-semibold tabular-nums">
              <bdi>
                {figure.value}
                {figure.unit === null ? null : <span className="ms-1 text-base font-normal text-muted">{figure.unit}</span>}
              </bdi>
            </dd>
            {figure.note === null ? null : <dd className="ev-note text-sm leading-snug text-muted">{figure.note}</dd>}
          </div>
        ))}
      </dl>
      {ev.note === null ? null : <p className="mt-8 max-w-text text-sm text-muted">{ev.note}</p>}
    </section>
  )
}
