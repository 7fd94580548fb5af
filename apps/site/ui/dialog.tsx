import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { attachDialogGestures } from './dialog-gestures.ts'
import { IconButton } from './button.tsx'
import { Heading } from './heading.tsx'
import { IconClose } from './icons.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  /** On phones it rises from the bottom edge and can be dragged down. */
  sheet?: boolean
  id?: string
}

/** Native modal dialog: focus is kept inside and Escape closes it by the browser itself. */
export function Dialog({ open, onClose, title, closeLabel, children, footer, width = 'normal', sheet: isSheet = false, id }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(() => onClose())
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  useEffect(() => (ref.current ? attachDialogGestures(ref.current, isSheet, () => close()) : undefined), [isSheet])

  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      onClose={open ? onClose : undefined}
      className={clsx('dialog', width === 'narrow' && 'dialog-narrow', width === 'wide' && 'dialog-wide', isSheet && 'dialog-sheet')}
    >
      <header className={clsx('relative flex flex-none items-center gap-4 border-b border-line ps-5 pe-2 py-2', isSheet && 'dialog-grip max-desktop:pt-4')}>
        {isSheet ? <span aria-hidden className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-line desktop:hidden" /> : null}
        <Heading level={2} size="subheading" id={titleId} className="min-w-0 flex-1 py-2">
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={IconClose} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer ? <footer className="flex flex-none flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</footer> : null}
    </dialog>
  )
}

/** The sheet form: bottom of the screen on phones, a centred dialog on desktop. */
export function BottomSheet(props: Omit<DialogProps, 'sheet'>) {
  return <Dialog {...props} sheet />
}
