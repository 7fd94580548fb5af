import { useId } from 'react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { IconAlert } from './icons.ts'

/** What a control needs to be tied to its label, hint and error. */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Keeps the label for screen readers only, e.g. in a search box. */
  hideLabel?: boolean
  className?: string
}

export type FieldProps = FieldText & { id?: string; children: (control: ControlProps) => ReactNode }

export function Field({ label, hint, error, required, hideLabel, className, id: givenId, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ')
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className={clsx(hideLabel ? 'sr-only' : 'mb-1.5 block text-sm leading-snug font-medium')}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A group of choices under one legend. */
export function FieldGroup({ label, hint, error, required, hideLabel, className, children }: FieldText & { children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={clsx(hideLabel ? 'sr-only' : 'mb-2 text-sm leading-snug font-semibold')}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden className="ms-0.5 text-accent-text">
      *
    </span>
  )
}

function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm leading-snug text-danger">
          <IconAlert aria-hidden className="mt-px size-4 flex-none" strokeWidth={2} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm leading-snug text-muted">
          {hint}
        </p>
      ) : null}
    </>
  )
}
