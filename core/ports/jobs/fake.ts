import type { JobName, JobPayloads, JobQueue } from './port.ts'

export type SentJob = { [N in JobName]: { name: N; payload: JobPayloads[N] } }[JobName]

/** Remembers what was sent. */
export function createFakeJobQueue(): JobQueue & { sent: SentJob[] } {
  const sent: SentJob[] = []
  return {
    sent,
    send: async (_tx, name, payload) => {
      sent.push({ name, payload } as SentJob)
    },
  }
}
