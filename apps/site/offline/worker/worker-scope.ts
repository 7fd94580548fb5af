/** An event that the browser waits for. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }

/** A request's event: which page asks, and which one a navigation makes. */
export type AskingEvent = { clientId?: string; resultingClientId?: string }

/** What a service worker has and a page has not, as far as ours uses it: TypeScript knows it only in place of what a page has. */
export type WorkerScope = {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', run: (event: LastingEvent) => void): void
  addEventListener(type: 'message', run: (event: LastingEvent & { data: unknown; origin: string }) => void): void
}

/** These files run in a service worker and nowhere else. */
export const scope = globalThis as unknown as WorkerScope
