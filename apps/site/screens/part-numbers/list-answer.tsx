import { useTranslations } from 'use-intl'
import { NamedLine, ShortlistLine } from '#apps/site/shortlist/shortlist-line.tsx'
import { Badge, Notice, SelectField } from '#apps/site/ui/index.ts'
import { KeepParts } from './keep-parts.tsx'
import type { PartNumberLine, PartNumbersView } from './part-numbers-view.ts'

/** Each wanted number with the part that has it, what it costs, and the sum. `formId`: of the enquiry, which carries the lines. */
export function ListAnswer({ view, formId }: { view: PartNumbersView; formId: string }) {
  const t = useTranslations('partNumbers')
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-2 text-muted">
        {view.counts.map((count) => (
          <span key={count}>{count}</span>
        ))}
      </p>
      {view.warnings.map((warning) => (
        <div key={warning} className="mt-4">
          <Notice tone="warning">{warning}</Notice>
        </div>
      ))}
      <ol className="mt-4 border-t border-line">
        {view.lines.map((line) => (
          <AnswerLine key={line.number} line={line} formId={formId} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-4 py-4">
        {view.sum === null ? null : (
          <p className="grow">
            <span className="flex items-baseline justify-between gap-4 text-lg font-semibold">
              <span>{t('sum')}</span>
              <bdi className="tabular-nums">{view.sum}</bdi>
            </span>
            <span className="text-sm text-muted">{t('sumNote')}</span>
          </p>
        )}
        <KeepParts parts={view.parts} />
      </div>
    </>
  )
}

function AnswerLine({ line, formId }: { line: PartNumberLine; formId: string }) {
  const details = <LineDetails line={line} formId={formId} />
  if (line.row !== null) return <ShortlistLine row={line.row}>{details}</ShortlistLine>
  return (
    <NamedLine name={line.number} note={null}>
      {details}
    </NamedLine>
  )
}

function LineDetails({ line, formId }: { line: PartNumberLine; formId: string }) {
  const t = useTranslations('partNumbers')
  const [first, ...others] = line.fields
  return (
    <div className="mt-3 grid gap-2 text-sm leading-snug">
      <p className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 wrap-anywhere tabular-nums">{line.asked}</bdi>
        {line.total === null ? null : <bdi className="flex-none text-base font-semibold tabular-nums">{line.total}</bdi>}
      </p>
      {line.note === '' ? null : (
        <p className="wrap-anywhere text-muted">
          <bdi>{line.note}</bdi>
        </p>
      )}
      {line.hints.length === 0 ? null : (
        <p className="flex flex-wrap gap-2">
          {line.hints.map((hint) => (
            <Badge key={hint}>{hint}</Badge>
          ))}
        </p>
      )}
      {others.length === 0 ? (
        <input type="hidden" name="items" form={formId} value={first?.value} />
      ) : (
        <SelectField label={t('choose')} name="items" form={formId} options={line.fields} />
      )}
    </div>
  )
}
