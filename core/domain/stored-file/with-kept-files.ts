import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'

export type FileToKeep = { incoming: Pick<IncomingFile, 'keep'>; storageKey: string; contentType: string }

/** `named`: keys that rows of the committed transaction name. */
type Written<T> = { answer: T; named: readonly string[] }

type WithKeptFiles<T> = {
  ctx: Pick<Ctx, 'ports'>
  /** Each under a key of `newFileKey`. */
  files: readonly FileToKeep[]
  /** Writes the rows; its transaction begins after the files are kept and has ended when it answers. */
  work: () => Promise<Written<T>>
}

/**
 * Puts received files into the store, then has the rows written that name them. What no row names is taken out again; where it is not known how the
 * transaction ended, or this process ends, `deleteStrayFiles` does it a day later (decision 0027). Answers what `work` answers.
 */
export async function withKeptFiles<T>({ ctx, files, work }: WithKeptFiles<T>): Promise<T> {
  const keys = files.map(({ storageKey }) => storageKey)
  try {
    for (const { incoming, storageKey, contentType } of files) await incoming.keep(storageKey, contentType)
  } catch (error) {
    await removeAll(ctx, keys)
    throw error
  }
  const { answer, named } = await work().catch(async (error: unknown) => {
    // A rule of ours ended the transaction. Anything else may have come after the commit: a connection that broke while it was answered.
    if (isAppError(error)) await removeAll(ctx, keys)
    throw error
  })
  await removeAll(
    ctx,
    keys.filter((key) => !named.includes(key)),
  )
  return answer
}

// Only a kindness to the disk: what cannot be removed now is found later.
async function removeAll({ ports }: Pick<Ctx, 'ports'>, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => ports.files.remove(key)))
}
