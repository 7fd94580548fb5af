import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { clsx } from 'clsx'
import { Field } from './field.tsx'
import type { FieldText } from './field.tsx'
import { IconChevronDown } from './icons.ts'

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }
export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options?: readonly SelectOption[]
  ref?: Ref<HTMLSelectElement>
}

const latinTypes = new Set(['email', 'tel', 'url', 'number'])

/** Addresses and numbers are written left to right in every language, but aligned with the page. */
export function TextInput({ className, type = 'text', dir, ...rest }: TextInputProps) {
  const isLatin = latinTypes.has(type)
  return <input {...rest} type={type} dir={dir ?? (isLatin ? 'ltr' : undefined)} className={clsx('control', isLatin && 'rtl:text-end', className)} />
}

export function TextArea({ className, rows = 4, dir = 'auto', ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} dir={dir} className={clsx('control', className)} />
}

/** Of options that begin with Latin names (`dir="ltr"`) the beginning stays in sight where the box is too small for them. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative block h-fit', className)}>
      <select {...rest} className={clsx('control appearance-none pe-10', rest.dir === 'ltr' && 'rtl:ps-10 rtl:pe-3 rtl:text-end')}>
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        )) ?? children}
      </select>
      <IconChevronDown aria-hidden className="pointer-events-none absolute end-3 inset-y-0 my-auto size-4.5 text-muted" strokeWidth={1.75} />
    </span>
  )
}

export function TextField({ label, hint, error, required, hideLabel, className, id, ...rest }: FieldText & TextInputProps) {
  return <Field {...{ label, hint, error, required, hideLabel, className, id }}>{(control) => <TextInput {...rest} {...control} />}</Field>
}

export function TextAreaField({ label, hint, error, required, hideLabel, className, id, ...rest }: FieldText & TextAreaProps) {
  return <Field {...{ label, hint, error, required, hideLabel, className, id }}>{(control) => <TextArea {...rest} {...control} />}</Field>
}

export function SelectField({ label, hint, error, required, hideLabel, className, id, ...rest }: FieldText & SelectProps) {
  return <Field {...{ label, hint, error, required, hideLabel, className, id }}>{(control) => <Select {...rest} {...control} />}</Field>
}

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  /** A quiet number at the end of the line, such as how many cars a filter finds. */
  count?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ label, count, type, className, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={clsx('choice', className)}>
      <input {...rest} type={type} className="tick" />
      <span>{label}</span>
      {count === undefined ? null : <span className="choice-count">{count}</span>}
    </label>
  )
}
