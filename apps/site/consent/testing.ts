/** A `localStorage` for tests. */
export function createMemoryStorage(items: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: map.size,
  }
}
