import type { StoredName } from '#contract/stored.ts'

const KEY = 'reloadedAt' satisfies StoredName

/** At most one reload in this time (R3.11). */
export const RELOAD_GUARD_MS = 60_000

type Surroundings = { now: number; isOnline: boolean; storage: () => Pick<Storage, 'getItem' | 'setItem'> }

/**
 * True if the page may reload itself after a chunk failed to load; the answer true is noted. False within 60 s of the last;
 * without a line, where a reload would lose the page; and where the session's storage is closed, because a loop could not be told.
 */
export function mayReload(surroundings: Partial<Surroundings> = {}): boolean {
  const { now = Date.now(), isOnline = navigator.onLine, storage = () => sessionStorage } = surroundings
  if (!isOnline) return false
  try {
    const noted = storage()
    if (now - Number(noted.getItem(KEY) ?? -RELOAD_GUARD_MS) < RELOAD_GUARD_MS) return false
    noted.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
