import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { MailboxFailure, type IncomingMail, type Mailbox } from './port.ts'

/** Bytes of a mail that is too large which are read for its head. */
const HEAD_BYTES = 64 * 1024

/**
 * A folder of `.eml` files, for machines without mail and for whatever delivers into folders: each is read once and then moved to `read/` beside
 * it. A file is written under another ending and renamed, so that half a mail is never read.
 */
export function createFolderMailbox({ folder }: { folder: string }): Mailbox {
  return {
    kind: 'folder',
    name: 'folder',
    read: async ({ maxBytes, most, take, signal }) => {
      const done = path.join(folder, 'read')
      await mkdir(done, { recursive: true }).catch(failed)
      const names = (await readdir(folder).catch(failed)).filter((name) => name.endsWith('.eml')).toSorted()
      for (const name of names.slice(0, most)) {
        if (signal.aborted) break
        const file = path.join(folder, name)
        await take(await readMail(file, maxBytes).catch(failed), name)
        await rename(file, path.join(done, name)).catch(failed)
      }
      return null
    },
  }
}

async function readMail(file: string, maxBytes: number): Promise<IncomingMail> {
  const { size } = await stat(file)
  const isWhole = size <= maxBytes
  const handle = await open(file, 'r')
  try {
    const source = Buffer.alloc(isWhole ? size : HEAD_BYTES)
    const { bytesRead } = await handle.read(source, 0, source.length, 0)
    return { source: source.subarray(0, bytesRead), isWhole }
  } finally {
    await handle.close()
  }
}

function failed(error: unknown): never {
  throw new MailboxFailure((error as NodeJS.ErrnoException).code ?? 'UNKNOWN')
}
