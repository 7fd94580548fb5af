import type { PushDevices } from '#contract/staff-push.ts'
import { request } from '#apps/admin/web/api/request.ts'

type ScriptAddress = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddress): ScriptAddress }

const WORKER_PATH = '/admin/push-worker.js'
const SCOPE = '/admin/'
/** The policy that the content policy of the screens lets in for this; it knows a single address. */
const POLICY = 'push-worker'

/** False where the browser knows no push, or the page did not come over a safe line. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Where this browser is pushed to; null: nowhere. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Subscribes this browser with the key of the site and tells the server. Rejects where the service of the browser cannot be reached. */
export async function startPush(publicKey: string, label: string): Promise<PushDevices> {
  const registration = await register()
  const known = await registration.pushManager.getSubscription()
  // The site has other keys by now.
  if (known !== null && keyOf(known) !== publicKey) await known.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return request<PushDevices>('/push-devices', { body: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, label } })
}

/** Ends it for this browser, with or without its service. */
export async function stopPush(endpoint: string): Promise<PushDevices> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  return request<PushDevices>('/push-devices/unsubscribe', { body: { endpoint } })
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE, updateViaCache: 'none' })
  await activated(registration)
  return registration
}

// `ready` may tell of the worker of the site, whose scope holds these pages too.
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active !== null || worker === null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new DOMException('The worker was not taken', 'AbortError'))
    })
  })
}

let address: string | null = null

// A policy is made once; a second one of the same name is refused.
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  address ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER_PATH }).createScriptURL(WORKER_PATH) ?? WORKER_PATH
  return address
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
]

/** What this device is called in the list, such as `Chrome, Windows`. */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ') || 'Browser'
}
