import type { LandedCardView } from '#apps/site/landed-price/landed-view.ts'
import { useSyncExternalStore } from 'react'
import type { EnquiryItemKind, EnquiryOrigin } from '#contract/enquiry-values.ts'

/** Whether the enquiry form is open, and on what. `type` is the place that asked for it. */
export type OpenForm = {
  type: 'panel' | 'sheet' | 'dialog' | null
  show: boolean
  /** Where the form comes from, where that is not told by the page (R10.4). */
  from: EnquiryOrigin | null
  brand: string | null
  brand_sign: string | null
  car_model: string | null
  car_model_sign: string | null
  remark: string | null
  /** What is asked for together; null where it is one thing or none. */
  items: readonly { kind: EnquiryItemKind; sign: string; name: string; quantity: number; note: string; landed?: LandedCardView | null | undefined }[] | null
}

export type ShellState = {
  openForm: OpenForm
  /** The last searched word. */
  word: string
  /** The customer-service button draws attention to itself; opening the form ends it (R4.12). */
  openGuide: boolean
  /** The form was opened by the page itself, not by the visitor. */
  isAutoOpenForm: boolean
}

const closedForm: OpenForm = {
  type: null,
  show: false,
  from: null,
  brand: null,
  brand_sign: null,
  car_model: null,
  car_model_sign: null,
  remark: null,
  items: null,
}

export const initialShellState: ShellState = { openForm: closedForm, word: '', openGuide: true, isAutoOpenForm: false }

const MOBILE = '(max-width: 768px)'

let state = initialShellState
const listeners = new Set<() => void>()

/** Opens the enquiry form: from below on phones, else as asked or in the floating panel. */
export function openEnquiryForm(form: Partial<Omit<OpenForm, 'show'>> = {}, isAutoOpenForm = false): void {
  const type = isMobileLayout() ? 'sheet' : (form.type ?? 'panel')
  update({ ...state, openForm: { ...closedForm, ...form, type, show: true }, openGuide: false, isAutoOpenForm })
}

export function closeEnquiryForm(): void {
  if (state.openForm.show) update({ ...state, openForm: closedForm, isAutoOpenForm: false })
}

/** The floating button: opens the form, or closes it where it is open. */
export function toggleEnquiryForm(type: 'panel' | 'sheet'): void {
  if (state.openForm.show && state.openForm.type === type) closeEnquiryForm()
  else openEnquiryForm({ type })
}

/** The layout has become mobile under an open form (R4.14): the panel, which is not there, becomes the sheet. */
export function followLayout(): void {
  const { openForm } = state
  if (openForm.show && openForm.type === 'panel' && isMobileLayout()) update({ ...state, openForm: { ...openForm, type: 'sheet' } })
}

/** Calls `listener` whenever the layout changes between desktop and mobile; answers how to stop. */
export function watchLayout(listener: () => void): () => void {
  const layout = matchMedia(MOBILE)
  layout.addEventListener('change', listener)
  return () => layout.removeEventListener('change', listener)
}

export function rememberWord(word: string): void {
  if (word !== state.word) update({ ...state, word })
}

export function useShellState(): ShellState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialShellState,
  )
}

/** For tests and for code outside of React. */
export function readShellState(): ShellState {
  return state
}

export function resetShellState(): void {
  update(initialShellState)
}

/** Mobile layout: at most 768 px wide (R1.3). */
export function isMobileLayout(): boolean {
  return typeof matchMedia === 'function' && matchMedia(MOBILE).matches
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: ShellState): void {
  state = next
  for (const listener of listeners) listener()
}
