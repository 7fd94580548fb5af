import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { TextInput } from '#apps/site/ui/index.ts'
import type { BoundView, RangeView } from './filter-view.ts'
import { BOUND } from './list-address.ts'
import { RangeRest } from './range-rest.tsx'
import type { RangeSliderProps } from './range-slider.tsx'

export type RangeFieldsProps = {
  range: Omit<RangeView, 'title'>
  /** Where the list is. */
  path: string
  /** The visitor is about to use the filters. */
  isNear: boolean
  /** Called with the form when a thumb has been put down. */
  onSlide: (form: HTMLFormElement) => void
}

/**
 * Two numbers, which need no script, and under them two thumbs on one line, whose script comes when the visitor draws near (R6.27). The
 * place of the line is kept from the beginning, so that nothing moves when it comes.
 */
export function RangeFields({ range: { name, bounds }, path, isNear, onSlide }: RangeFieldsProps) {
  const Slider = useLateComponent(loadSlider, isNear)
  return (
    <>
      <div className="flex gap-3">
        <BoundField name={`${name}_from`} bound={bounds.from} />
        <BoundField name={`${name}_to`} bound={bounds.to} />
      </div>
      {bounds.fault ? (
        <p id={`${name}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {bounds.fault}
        </p>
      ) : null}
      {bounds.hasScale ? (
        <div className="flex min-h-tap items-center noscript:hidden">
          {typeof Slider === 'string' ? <RangeRest /> : <Slider name={name} bounds={bounds} path={path} onSlide={onSlide} />}
        </div>
      ) : null}
    </>
  )
}

async function loadSlider(): Promise<ComponentType<RangeSliderProps>> {
  return (await import('./range-slider.tsx')).RangeSlider
}

/**
 * Shows what the list is bounded by. What is being typed while a list is on its way stays, unless the list was asked for with it, or the field
 * shows what the list before gave it.
 */
function BoundField({ name, bound }: { name: string; bound: BoundView }) {
  const [label, value, , isUnread] = bound
  const input = useRef<HTMLInputElement>(null)
  const settled = useRef(value)
  useEffect(() => {
    const field = input.current
    if (field !== null && (field !== document.activeElement || field.value === settled.current)) settled.current = field.value = bound[1]
  }, [bound])
  return (
    <label className="min-w-0 flex-1 text-sm">
      <span className="mb-1.5 block">{label}</span>
      <TextInput
        ref={input}
        dir="ltr"
        inputMode="decimal"
        maxLength={20}
        name={name}
        defaultValue={value}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') settled.current = currentTarget.value
        }}
        aria-invalid={isUnread}
        aria-describedby={isUnread && name.replace(BOUND, '-error')}
        className="rtl:text-end"
      />
    </label>
  )
}
