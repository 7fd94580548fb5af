import { z } from 'zod'

/** Bytes in base64url, as browsers give keys of push. */
const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .max(Math.ceil(bytes / 3) * 4)

/** What a browser answers to `PushManager.subscribe`: where to send to (https), and the keys to encrypt with. `label`: what the device calls itself. */
export const subscribePushInputSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(1_000),
  p256dh: base64url(65),
  auth: base64url(16),
  label: z.string().trim().min(1).max(80),
})
export type SubscribePushInput = z.infer<typeof subscribePushInputSchema>

export const pushEndpointInputSchema = z.strictObject({ endpoint: z.string().min(1).max(1_000) })
export type PushEndpointInput = z.infer<typeof pushEndpointInputSchema>

export const pushDeviceIdInputSchema = z.strictObject({ id: z.coerce.number().int().min(1) })
export type PushDeviceIdInput = z.infer<typeof pushDeviceIdInputSchema>

/** A device of one's own that is pushed to. `failed_at`: since when its service refuses; null: it does not. */
export const pushDeviceSchema = z.object({
  id: z.number().int(),
  label: z.string(),
  endpoint: z.string(),
  created_at: z.string(),
  last_ok_at: z.string().nullable(),
  failed_at: z.string().nullable(),
})
export type PushDevice = z.infer<typeof pushDeviceSchema>

/** `public_key`: of this site (VAPID, RFC 8292), in base64url, for `PushManager.subscribe`. */
export const pushDevicesSchema = z.object({ public_key: z.string(), devices: z.array(pushDeviceSchema) })
export type PushDevices = z.infer<typeof pushDevicesSchema>
