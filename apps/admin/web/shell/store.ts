import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** What somebody has chosen of a list's columns and layout, of light and dark, of keys, and of how this device tells of notices. */
const KEPT = /^(theme|shortcuts|notices\.\w+)$|_(columns|columnRanks|hiddenColumns)$|\.(datatable|layout$)/

/** What screens remember. Filters may hold a buyer's name, which must not stay on the machine: they are gone with the page. */
export function createScreenStore(): Store {
  const memory = memoryStore()
  const kept = localStorageStore('1', 'quayline.staff')
  const storeOf = (key: string) => (KEPT.test(key) ? kept : memory)
  return {
    setup: () => {
      memory.setup()
      kept.setup()
    },
    teardown: () => {
      memory.teardown()
      kept.teardown()
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => {
      memory.removeItems(prefix)
      kept.removeItems(prefix)
    },
    reset: () => {
      memory.reset()
      kept.reset()
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  }
}
