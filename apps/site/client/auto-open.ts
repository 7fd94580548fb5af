import type { StoredName } from '#contract/stored.ts'

/** How long a visitor reads before the form offers itself, in ms. */
export const READING_TIME_MS = 60_000
const KEY = 'autoOpen' satisfies StoredName

/** What this visit knows: when it began (ms), and whether the form has been seen, asked for or sent in it. */
export type VisitState = { startedAt: number; isSpent: boolean }

/** Pages that are a form, an end or nobody's question: there the form never offers itself. */
const QUIET = [/^\/(404|result|contactUs|club|my|myFavorite|netWork|dealerRecruitment|privacy|terms|cookies)(\/|$)/, /^\/mobile\//, /\/(form|freeQuote|touch)$/]

/** True where the form may offer itself in the end. `search`: embedded pages (`noHeader`) belong to somebody else's page. */
export function isOpeningPage(pathname: string, search: string): boolean {
  return !new URLSearchParams(search).has('noHeader') && !QUIET.some((pattern) => pattern.test(pathname))
}

/** Milliseconds until the form may open by itself; null: not in this visit (R4.11). */
export function waitBeforeOpening(visit: VisitState, now: number): number | null {
  return visit.isSpent ? null : Math.max(0, visit.startedAt + READING_TIME_MS - now)
}

/** True while the visitor is at something that a form must not cover: another form, a dialog, a menu, a picture in full screen. */
export function isBusy(page: Document = document): boolean {
  const active = page.activeElement
  const isTyping = active !== null && active.closest('form, [role=dialog], [contenteditable]') !== null
  return isTyping || page.visibilityState !== 'visible' || page.querySelector('dialog[open], :popover-open, header details[open]') !== null
}

/** The state of this visit; begins one where there is none. A browser without storage has a visit per page. */
export function readVisit(now: number, area: () => Storage = () => sessionStorage): VisitState {
  try {
    const stored = JSON.parse(area().getItem(KEY) ?? 'null') as Partial<VisitState> | null
    if (typeof stored?.startedAt === 'number') return { startedAt: stored.startedAt, isSpent: stored.isSpent === true }
    writeVisit({ startedAt: now, isSpent: false }, area)
  } catch {
    // Storage is closed.
  }
  return { startedAt: now, isSpent: false }
}

/** From now on the form does not open by itself in this visit. */
export function spendVisit(now: number, area: () => Storage = () => sessionStorage): void {
  writeVisit({ ...readVisit(now, area), isSpent: true }, area)
}

function writeVisit(visit: VisitState, area: () => Storage): void {
  try {
    area().setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage is closed.
  }
}
