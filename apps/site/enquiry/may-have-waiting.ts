import type { StoredName } from '#contract/stored.ts'

/** The browser's database of enquiries that wait for a line. */
export const WAITING_DATABASE = 'quayline' satisfies StoredName

/** Told in the document when an enquiry is kept to be sent later. */
export const WAITING_EVENT = 'quayline:waiting'

/** False where no enquiry was ever written here: most visitors need not load what sends them. */
export async function mayHaveWaiting(factory: Pick<IDBFactory, 'databases'> | undefined = globalThis.indexedDB): Promise<boolean> {
  try {
    const databases = (await factory?.databases()) ?? []
    return databases.some(({ name }) => name === WAITING_DATABASE)
  } catch {
    // A browser that does not tell: look into it.
    return true
  }
}
