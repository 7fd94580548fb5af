import { makeDrafts } from '#core/domain/translation/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Makes the drafts that somebody has asked for; `signal` ends it where the process stops, and another goes on. Without a service none is made. */
export function createDraftHandler({ createCtx }: JobDeps, signal: AbortSignal): JobHandler<'translation-draft'> {
  return async ({ runId }, { isLast }) => {
    const ctx = createCtx()
    const { translator } = ctx.ports
    if (translator === null) return 'given_up'
    await makeDrafts({ ctx, translator, input: { runId, isLastTry: isLast, signal } })
    return 'done'
  }
}
