/** A browser that has subscribed, and its keys (RFC 8291), base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** `vapid`: keys of this site; `subject`: `https:` or `mailto:`, by which the service can reach whoever runs it (RFC 8292). */
export type PushMessage = {
  target: PushTarget
  vapid: { publicKey: string; privateKey: string }
  subject: string
  /** Encrypted for the browser before it leaves; at most 3,000 bytes. */
  payload: string
  /** Seconds for which the service may still deliver it. */
  ttlSeconds: number
  /** A message that still waits under the same name is replaced; at most 32 letters of base64url. */
  topic: string
}

/** Sends to browsers through the services of their makers (RFC 8030), as urgent. */
export type PushSender = {
  /** `gone`: the browser has unsubscribed for good. Rejects with `PushRefusal` where another try cannot help, else with `PushFailure`. */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}

/** The service has not taken it. The message names its status alone, never the address, which opens the way to the device. */
export class PushFailure extends Error {
  override name = 'PushFailure'
}

/** The service has understood and refused, or the address may not be asked. */
export class PushRefusal extends PushFailure {
  override name = 'PushRefusal'
}
