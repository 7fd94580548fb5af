import { deleteStrayFiles } from '#core/domain/stored-file/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Well under the longest run of the job. What is left goes on in the next one. */
const BUDGET_MS = 5 * 60_000

/** Removes files that no row names, a part of the store at a time; `signal` ends a run between two parts. */
export function createStrayFilesHandler({ createCtx, log }: JobDeps, signal: AbortSignal): JobHandler<'stray-files-delete'> {
  return async ({ from }) => {
    log.info(await deleteStrayFiles({ ctx: createCtx(), input: { from, budgetMs: BUDGET_MS, signal } }), 'files without a row deleted')
    return 'done'
  }
}
