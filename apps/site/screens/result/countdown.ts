/** Seconds until the visitor is led home (R10.6). */
export const RETURN_SECONDS = 3

export type Countdown = { state: 'running' | 'stopped' | 'over'; seconds: number }
export type CountdownEvent = 'tick' | 'stop'

export const startCountdown: Countdown = { state: 'running', seconds: RETURN_SECONDS }

/** A tick counts down to the return; any sign of the visitor stops it for good (R10.6, WCAG 2.2.1). */
export function nextCountdown(before: Countdown, event: CountdownEvent): Countdown {
  if (before.state !== 'running') return before
  if (event === 'stop') return { ...before, state: 'stopped' }
  return before.seconds > 1 ? { ...before, seconds: before.seconds - 1 } : { state: 'over', seconds: 0 }
}
