import { isInTransaction } from '#core/db/transaction.ts'
import type { FileStore } from '#core/ports/files/port.ts'

/** The store, which refuses to be asked while a transaction is open (decision 0027). Tests of verbs have it. */
export function outsideTransactions<Store extends FileStore>(store: Store): Store {
  return {
    ...store,
    receive: async (source, limits) => {
      requireOutside('receive')
      const incoming = await store.receive(source, limits)
      return {
        ...incoming,
        keep: async (key, contentType) => {
          requireOutside('keep')
          await incoming.keep(key, contentType)
        },
      }
    },
    write: async (key, bytes, contentType) => {
      requireOutside('write')
      await store.write(key, bytes, contentType)
    },
    stat: async (key) => {
      requireOutside('stat')
      return store.stat(key)
    },
    read: async (key, range) => {
      requireOutside('read')
      return store.read(key, range)
    },
    remove: async (key) => {
      requireOutside('remove')
      await store.remove(key)
    },
    list: (folder) => {
      requireOutside('list')
      return store.list(folder)
    },
  }
}

function requireOutside(call: keyof FileStore | 'keep'): void {
  if (isInTransaction()) throw new Error(`files.${call} inside a transaction`)
}
