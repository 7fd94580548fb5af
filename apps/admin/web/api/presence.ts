const KEY = 'quayline.staff.present'

/** Remembers for this tab that somebody was logged in, so that the login can say that their session ended. */
export function markPresent(): void {
  store((storage) => storage.setItem(KEY, '1'))
}

export function markGone(): void {
  store((storage) => storage.removeItem(KEY))
}

export function wasPresent(): boolean {
  return store((storage) => storage.getItem(KEY)) === '1'
}

// Storage may be switched off; then nothing is remembered.
function store<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
