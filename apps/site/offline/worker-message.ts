/** A page is open and at rest. `manifest`: of the build that it was made for. */
export type RestMessage = {
  type: 'rest'
  manifest: string
  lang: string
  /** Its path and query. */
  address: string
  /** Pictures at the width used, by the page that shows them. */
  pictures: Readonly<Record<string, readonly string[]>>
}

/** What a page tells the worker. `takeOver`: a page of the worker's build is open, so it need not wait for older ones to be closed. */
export type WorkerMessage = RestMessage | { type: 'takeOver'; manifest: string }

export const WORKER_PATH = '/service-worker.js'
