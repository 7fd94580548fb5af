import { useTranslations } from 'use-intl'
import { dotted } from '#apps/site/text/dotted.ts'
import { Heading, StatGrid, VehiclePicture } from '#apps/site/ui/index.ts'
import type { ConditionView } from './condition-view.ts'

/** The condition report: its figures, what was repaired, and each finding with its place on the vehicle. */
export function ConditionSection({ condition }: { condition: ConditionView }) {
  const t = useTranslations('used')
  return (
    <section id="condition" aria-labelledby="condition-title">
      <Heading level={2} id="condition-title">
        {t('condition')}
      </Heading>
      <p className="mt-2 mb-8 max-w-text text-muted">{condition.inspection ?? t('notInspected')}</p>
      <StatGrid items={condition.figures} />
      {condition.repair === null && condition.battery === null ? null : (
        <div className="mt-6 grid max-w-text gap-2 text-muted">
          {condition.repair === null ? null : <p className="text-ink">{condition.repair}</p>}
          {condition.battery === null ? null : <p className="text-sm">{condition.battery}</p>}
        </div>
      )}
      <div className="mt-10 grid gap-8 desktop:grid-cols-2 desktop:gap-16">
        {condition.map === null ? null : (
          <figure>
            <VehiclePicture drawing={condition.map} alt={condition.mapAlt} hasFigures className="h-auto w-full" />
            <figcaption className="mt-3 text-sm text-muted">{t('mapNote')}</figcaption>
          </figure>
        )}
        <div>
          <Heading level={3} size="subheading">
            {condition.findingsText}
          </Heading>
          <Findings findings={condition.findings} />
        </div>
      </div>
    </section>
  )
}

function Findings({ findings }: Pick<ConditionView, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <ol className="mt-3 border-t border-ink">
      {findings.map((finding, index) => (
        <li key={`${finding.zone} ${finding.kind} ${String(index)}`} className="finding">
          <span className="finding-number" aria-hidden>
            {index + 1}
          </span>
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{finding.zone}</span>
            <span className="block text-sm leading-snug text-muted">{dotted([finding.kind, finding.note])}</span>
          </span>
          {finding.size === null ? null : <bdi className="text-sm text-muted tabular-nums">{finding.size}</bdi>}
        </li>
      ))}
    </ol>
  )
}
