/** Distance in CSS px after which letting go refreshes. */
export const PULL_THRESHOLD = 72

/** Farthest the list follows the finger. */
export const PULL_LIMIT = 120

export type PullState = 'idle' | 'pulling' | 'releasing' | 'loading'

/** How far the list follows a finger that moved `distance` px: half of it, never past the limit. */
export function pullOffset(distance: number): number {
  return Math.max(0, Math.min(PULL_LIMIT, distance / 2))
}

/** The state to show for an offset: short of the threshold it is pulling, past it letting go refreshes. */
export function pullState(offset: number): PullState {
  if (offset <= 0) return 'idle'
  return offset < PULL_THRESHOLD ? 'pulling' : 'releasing'
}
