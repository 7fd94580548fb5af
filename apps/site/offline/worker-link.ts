import { WORKER_PATH, type WorkerMessage } from './worker-message.ts'

type ScriptAddress = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddress): ScriptAddress }

/** The one policy that the content policy of pages lets in. It knows a single address. */
const POLICY = 'service-worker'

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/** Tells the worker, registered by the first call. Nothing happens where the browser has none (plain http) or refuses it. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await (registered ??= register().catch(() => null))
  if (registration === null) return
  // A worker of this page's build does not wait until all pages of the last one are closed.
  registration.waiting?.postMessage({ type: 'takeOver', manifest: message.manifest } satisfies WorkerMessage)
  const worker = await activeWorker(registration)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes none
  worker?.postMessage(message)
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  return navigator.serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' })
}

function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER_PATH })
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH
}

/** The worker once it has what it needs; null where that did not come. */
function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = active ?? installing ?? waiting
  if (worker === null || worker.state === 'activated') return Promise.resolve(worker)
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}
