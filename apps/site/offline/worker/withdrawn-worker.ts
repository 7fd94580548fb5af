import { dropBuild, keptBuilds } from '#apps/site/offline/kept-caches.ts'
import { scope } from './worker-scope.ts'

// Stands in the place of the worker while `SERVICE_WORKER=off`: it takes over at once, deletes what the other one kept, and ends itself. It answers nothing.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  for (const build of await keptBuilds(caches)) await dropBuild(caches, build)
  await scope.registration.unregister()
}
