import type { Db } from '#core/db/client.ts'
import type { Ports } from '#core/ports/ports.ts'
import type { Locale } from '#i18n/locales.ts'

/** Who acts. Staff actions need the permission named by the verb. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: number }
  | { kind: 'partner'; partnerId: number; appKey: string }
  | { kind: 'staff'; staffId: number; permissions: readonly string[] }
  | { kind: 'system' }

/** What every verb is given beside its input. */
export type Ctx = {
  db: Db
  actor: Actor
  locale: Locale
  ports: Ports
  requestId: string
}
