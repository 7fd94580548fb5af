import { runImport } from '#core/domain/import/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Writes a confirmed import; `signal` ends it where the process stops, and another process begins anew. */
export function createImportHandler({ createCtx }: JobDeps, signal: AbortSignal): JobHandler<'import-run'> {
  return async ({ runId }, { isLast }) => {
    await runImport({ ctx: createCtx(), input: { runId, isLastTry: isLast, signal } })
    return 'done'
  }
}
