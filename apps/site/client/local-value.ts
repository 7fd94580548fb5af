import { useSyncExternalStore } from 'react'
import type { StoredName } from '#contract/stored.ts'

/** A value of `localStorage` that components can follow, in this tab and from others. */
export type LocalValue<T> = {
  read: () => T
  write: (value: T) => void
  subscribe: (listener: () => void) => () => void
  /** What the server renders, and the browser until it is hydrated. */
  empty: T
}

/**
 * Binds one storage key. `parse` gets what was stored, of whatever shape, and never throws;
 * a browser that refuses storage keeps the value for the page's life.
 */
export function localValue<T>(key: StoredName, empty: T, parse: (stored: unknown) => T, area: () => Storage | null = browserStorage): LocalValue<T> {
  const listeners = new Set<() => void>()
  let raw: string | null = null
  let value = empty
  let isInMemory = false

  function read(): T {
    const now = isInMemory ? raw : readItem(area(), key)
    if (now !== raw) {
      raw = now
      value = now === null ? empty : parse(decode(now))
    }
    return value
  }

  function write(next: T): void {
    raw = next === empty ? null : JSON.stringify(next)
    value = next
    isInMemory = !writeItem(area(), key, raw)
    for (const listener of listeners) listener()
  }

  return { read, write, subscribe: (listener) => followKey(key, listeners, listener), empty }
}

/** Calls `listener` at changes of a key from this tab (through `listeners`) and from others, until the answer is called. */
export function followKey(key: string, listeners: Set<() => void>, listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

export function useLocalValue<T>(bound: LocalValue<T>): T {
  return useSyncExternalStore(bound.subscribe, bound.read, () => bound.empty)
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

function readItem(area: Storage | null, key: string): string | null {
  try {
    return area?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** False where the browser has no storage, refuses it or is full. */
function writeItem(area: Storage | null, key: string, raw: string | null): boolean {
  try {
    if (raw === null) area?.removeItem(key)
    else area?.setItem(key, raw)
    return area !== null
  } catch {
    return false
  }
}

function decode(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
