import type { ReactNode } from 'react'
import { useMay, type Right } from '#apps/admin/web/api/use-self.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Shows a screen to those who may see it, and says so to others; the server refuses them its data in any case. */
export function Allowed({ permission, children }: { permission: Right; children: ReactNode }) {
  const say = useMessages()
  return useMay(permission) ? children : <Empty isPage title={say('ra.page.access_denied')} text={say('ra.message.access_denied')} />
}
