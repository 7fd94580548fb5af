/** Times of R4.13. */
export const LOADING_BAR = { throttleMs: 200, durationMs: 5_000, tickMs: 100, hideMs: 500 } as const

export type LoadingBarState = { phase: 'hidden' | 'running' | 'done' | 'failed'; /** 0 to 100. */ progress: number }

export type LoadingBar = {
  /** A page is being loaded; shown only if that takes longer than 200 ms. */
  start(): void
  finish(): void
  /** The load failed: a bar that is shown turns to its failed style. */
  fail(): void
  read(): LoadingBarState
  subscribe(listener: () => void): () => void
}

export const HIDDEN_BAR: LoadingBarState = { phase: 'hidden', progress: 0 }

/** The controller of the loading bar (R4.13): creeps for about 5 s, fills at the end, hides after 500 ms. */
export function createLoadingBar(): LoadingBar {
  const listeners = new Set<() => void>()
  let state = HIDDEN_BAR
  let timer: ReturnType<typeof setTimeout> | null = null

  function set(next: LoadingBarState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function after(ms: number, run: () => void): void {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  function tick(elapsed: number): void {
    set({ phase: 'running', progress: progressAt(elapsed) })
    after(LOADING_BAR.tickMs, () => tick(elapsed + LOADING_BAR.tickMs))
  }

  function end(phase: 'done' | 'failed'): void {
    set({ phase, progress: 100 })
    after(LOADING_BAR.hideMs, () => set(HIDDEN_BAR))
  }

  return {
    start: () => {
      if (state.phase === 'running') return
      if (state.phase !== 'hidden') set(HIDDEN_BAR)
      after(LOADING_BAR.throttleMs, () => tick(0))
    },
    finish: () => {
      if (state.phase === 'running') end('done')
      else if (state.phase === 'hidden' && timer !== null) clearTimeout(timer)
    },
    fail: () => {
      if (state.phase === 'running' || state.phase === 'done') end('failed')
      else if (state.phase === 'hidden' && timer !== null) clearTimeout(timer)
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Quick at first and slower later, near the end after the 5 s that a load may take, never there by itself. */
export function progressAt(elapsedMs: number): number {
  return 100 * (2 / Math.PI) * Math.atan((elapsedMs / LOADING_BAR.durationMs) * 6)
}

/** The page's one loading bar. */
export const loadingBar = createLoadingBar()
