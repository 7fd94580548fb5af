import type { PushWord } from '#apps/admin/web/notice/push-word.ts'

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WindowClient = { url: string; focused: boolean; focus(): Promise<unknown>; postMessage(word: PushWord): void }

/** What a service worker has and a page has not, as far as this one uses it. */
type Scope = {
  registration: ServiceWorkerRegistration
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>; openWindow(address: string): Promise<unknown> }
  addEventListener(type: 'push', run: (event: LastingEvent & { data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', run: (event: LastingEvent & { notification: Notification }) => void): void
}

/** As the job sends it (`apps/jobs/push-to-staff.ts`). */
type Pushed = { title: string; body: string; lang: string; tag: string; enquiry_id: number }

const scope = globalThis as unknown as Scope

scope.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, enquiry_id: enquiryId, ...shown } = event.data.json() as Pushed
  event.waitUntil(scope.registration.showNotification(title, { ...shown, data: enquiryId }))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openLead(Number(event.notification.data)))
})

async function openLead(enquiryId: number): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const client = open.find(({ focused }) => focused) ?? open[0]
  if (client === undefined) return void (await scope.clients.openWindow(`/admin/#/enquiries/${enquiryId}/show`))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is of this origin, and takes none
  client.postMessage({ type: 'open-enquiry', enquiry_id: enquiryId })
  await client.focus()
}
