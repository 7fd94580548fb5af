import { WORKER_PATH } from '#apps/site/offline/worker-message.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'
import type { StaticAssets } from './static-assets.ts'

export { WORKER_PATH }

/** Takes the worker's place while it is withdrawn: ends itself and deletes what was kept. */
const WITHDRAWN = '/service-worker-off.js'

/** The worker asks this host and nobody else; its own files are in it. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

export type ServiceWorkerRoute = { assets: StaticAssets; isOn: boolean; headers: HeaderRecord }

/** Answers the service worker, or the one that withdraws it; null where the build has none. Browsers ask each time whether there is another by now. */
export function answerServiceWorker(request: Request, { assets, isOn, headers }: ServiceWorkerRoute): Response | null {
  const answer = assets.respond(isOn ? WORKER_PATH : WITHDRAWN, request)
  if (answer === null) return null
  const own = { ...headers, 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-cache', 'content-security-policy': POLICY }
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value)
  return answer
}
