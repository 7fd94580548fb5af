import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { IconAlert, IconCheck, IconClose, IconInfo } from './icons.ts'

export type ToastTone = 'info' | 'success' | 'failure'
export type ToastInput = {
  text: string
  /** What is to be done now; the toast stays longer for it. */
  detail?: string
  tone?: ToastTone
  action?: { label: string; href: string }
  /** It tells why the visitor is led to the next page, and is read there. */
  isForNextPage?: boolean
}
type ToastEntry = ToastInput & { key: number }

const visibleFor = 6000
const visibleWithDetailFor = 30_000
const ToastContext = createContext<(toast: ToastInput) => void>(() => {})

/** Returns the function that shows a toast. */
export function useToast(): (toast: ToastInput) => void {
  return use(ToastContext)
}

/** One region for the whole site, announced politely; at most three toasts at a time. They end with the page, which `page` names. */
export function ToastProvider({ dismissLabel, page, children }: { dismissLabel: string; page: string; children: ReactNode }) {
  const [entries, setEntries] = useState<ToastEntry[]>([])
  const nextKey = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const newest = entries.at(-1)?.key
  const show = useCallback((toast: ToastInput) => {
    nextKey.current += 1
    const entry = { ...toast, key: nextKey.current }
    setEntries((before) => [...before.filter((other) => other.text !== toast.text), entry].slice(-3))
  }, [])
  useEffect(() => {
    if (newest !== undefined) liftToTop(region.current)
  }, [newest])
  useEffect(() => setEntries(leadOver), [page])
  const drop = useCallback((key: number) => setEntries((before) => before.filter((entry) => entry.key !== key)), [])
  const list = useMemo(
    () => entries.map((entry) => <ToastItem key={entry.key} entry={entry} dismissLabel={dismissLabel} onDrop={drop} />),
    [entries, dismissLabel, drop],
  )
  return (
    <ToastContext value={show}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold the toasts' blocks */}
      <div ref={region} popover="manual" role="status" aria-live="polite" className="toast-region">
        {list}
      </div>
    </ToastContext>
  )
}

/** What is left of the toasts on the next page. */
function leadOver(entries: ToastEntry[]): ToastEntry[] {
  return entries.filter(({ isForNextPage }) => isForNextPage).map((entry) => ({ ...entry, isForNextPage: false }))
}

/** What is shown last lies on top: above a dialog that was opened in between. */
function liftToTop(region: HTMLElement | null): void {
  if (!region?.showPopover) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

const glyphs = { info: IconInfo, success: IconCheck, failure: IconAlert }

function ToastItem({ entry, dismissLabel, onDrop }: { entry: ToastEntry; dismissLabel: string; onDrop: (key: number) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const time = entry.detail === undefined ? visibleFor : visibleWithDetailFor
  useEffect(() => (ref.current ? dropWhenLeftAlone(ref.current, time, () => onDrop(entry.key)) : undefined), [entry.key, time, onDrop])
  return (
    <div ref={ref} className="toast">
      <ToastCard {...entry} dismissLabel={dismissLabel} onDismiss={() => onDrop(entry.key)} />
    </div>
  )
}

/** The time runs only while neither pointer nor focus is on the toast. */
function dropWhenLeftAlone(toast: HTMLElement, time: number, drop: () => void): () => void {
  const controller = new AbortController()
  let timer = setTimeout(drop, time)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    timer = setTimeout(drop, time)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, hold, { signal: controller.signal })
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, release, { signal: controller.signal })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** The look of one toast. */
export function ToastCard({ text, detail, tone = 'info', action, dismissLabel, onDismiss }: ToastInput & { dismissLabel: string; onDismiss?: () => void }) {
  const Glyph = glyphs[tone]
  return (
    <div className="tone-deep flex max-w-110 items-center gap-3 rounded-md border border-line py-1 ps-4 pe-1">
      <Glyph aria-hidden strokeWidth={2} className={clsx('size-5 flex-none', tone === 'success' && 'text-success', tone === 'failure' && 'text-danger')} />
      <p className="min-w-0 flex-1 py-2 text-sm leading-snug">
        {text}
        {detail === undefined ? null : <span className="mt-1 block">{detail}</span>}
      </p>
      {action ? (
        <a href={action.href} className="px-2 py-3 text-sm font-semibold text-accent-text underline-offset-4 hover:underline">
          {action.label}
        </a>
      ) : null}
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="grid size-tap flex-none place-items-center rounded-sm text-muted hover:text-ink"
      >
        <IconClose aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
    </div>
  )
}
