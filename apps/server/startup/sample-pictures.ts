import { setTimeout as wait } from 'node:timers/promises'
import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { loadDemoPictures } from '#demo/load-pictures.ts'
import type { Env } from '#apps/server/settings/env.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'

/** The first visitor comes before the pictures. */
const AFTER_MS = 2_000

type Input = { ctx: Ctx; env: Env; rootDir: string; lifecycle: Lifecycle; onError: (error: unknown) => void }

/** Loads the demonstration's pictures in the background; readiness does not wait for them, and stopping ends them between two pictures. */
export function startSamplePictures({ ctx, env, rootDir, lifecycle, onError }: Input): void {
  const { demoPictures: amount } = env
  if (!env.isDemo || amount === 'none' || env.role === 'web') return
  const stopping = new AbortController()
  const { signal } = stopping
  const loading = wait(AFTER_MS, undefined, { signal })
    .then(() => loadDemoPictures({ ctx, input: { rootDir, amount, signal } }))
    .catch((error: unknown) => {
      // A disk without room is told of by its own line, and the next start loads what is wanting.
      if (!signal.aborted && !(isAppError(error) && error.key === 'storage_full')) onError(error)
    })
  lifecycle.onStop('the sample pictures', async () => {
    stopping.abort()
    await loading
  })
}
