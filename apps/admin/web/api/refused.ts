/** Who wants to know that the server has refused something for want of a right: what the person may do has changed since it was asked. */
const listeners = new Set<() => void>()

/** Answers how to stop listening. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellRefused(): void {
  for (const listener of listeners) listener()
}
