import { useTranslations } from 'use-intl'
import { Field } from '#apps/site/ui/index.ts'
import type { FaultyDocument } from './document-faults.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'

type DocumentFieldProps = {
  faults: readonly FaultyDocument[]
  /** Another thing to say in the place of faults. */
  note?: string | null
  required?: boolean
}

/** Files of an application, chosen several at once; what is wrong with which of them. */
export function DocumentField({ faults, note, required }: DocumentFieldProps) {
  const t = useTranslations('dealer')
  const lines = faults.map(({ index, fault, name }) => t(`fault.${fault}`, { name: name ?? t('document', { number: String(index + 1) }) }))
  const error =
    lines.length === 0
      ? (note ?? undefined)
      : lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))
  return (
    <Field label={t('documents')} hint={t('documentsHint')} error={error} required={required}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="documents"
          multiple
          accept={ACCEPTED}
          className="control h-auto py-2 file:me-4 file:min-h-9 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-sunken file:px-4 file:font-semibold file:text-ink"
        />
      )}
    </Field>
  )
}
