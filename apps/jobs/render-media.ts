import { isAppError } from '#contract/errors.ts'
import { deleteMediaFiles, renderPending } from '#core/domain/media/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Well under the longest run of the job. What is left goes on in the next one. */
const BUDGET_MS = 40_000

/**
 * Makes renditions, one run at a time in this process, however many jobs ask for it; `signal` ends a run between two pictures.
 * Where the disk has no room they are left to the next job; one is scheduled every hour.
 */
export function createRenderHandler({ createCtx, log }: JobDeps, signal: AbortSignal): JobHandler<'media-renditions'> {
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    const run = last.then(() => renderPending({ ctx: createCtx(), input: { budgetMs: BUDGET_MS, signal } }))
    last = run.catch(() => {})
    try {
      const { rendered, failed, left } = await run
      if (rendered + failed > 0) log.info({ rendered, failed, left }, 'renditions made')
    } catch (error) {
      if (!isAppError(error) || error.key !== 'storage_full') throw error
    }
    return 'done'
  }
}

/** Removes files of deleted media. */
export function createFileDeleteHandler({ createCtx }: JobDeps): JobHandler<'media-files-delete'> {
  return async (payload) => {
    await deleteMediaFiles({ ctx: createCtx(), input: payload })
    return 'done'
  }
}
