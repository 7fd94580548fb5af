import { forgetSeen } from './kept-caches.ts'

/** Deletes the kept vehicles and parts; nothing where the browser keeps none (plain http). */
export async function forgetKept(): Promise<void> {
  if ('caches' in globalThis) await forgetSeen(caches)
}
