import { useRef, useState } from 'react'
import { clsx } from 'clsx'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { TextField } from '#apps/site/ui/index.ts'
import type { FieldText, TextInputProps } from '#apps/site/ui/index.ts'
import { loadContactHint } from './late-parts.ts'

/** Where somebody can be answered: a text field that hints at likely slips once it has been left, also where it was entered before the client was there (R10.20). */
export function ContactField({ className, ...field }: FieldText & TextInputProps & { type: 'email' | 'tel' }) {
  const box = useRef<HTMLDivElement>(null)
  const [isUsed, setUsed] = useState(false)
  const ContactHint = useLateComponent(loadContactHint, isUsed)
  return (
    <div ref={box} className={clsx('min-w-0', className)} onBlur={() => setUsed(true)}>
      <TextField {...field} />
      {typeof ContactHint === 'string' ? null : <ContactHint box={box} />}
    </div>
  )
}
