import type { IncomingMessage, ServerResponse } from 'node:http'

/** What each request carries beside its `Request`; the parts of the application read it as `c.env`. */
export type AppBindings = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** Made here, never taken from outside; also in the header `x-request-id` of the answer. */
  requestId: string
  /** Address of the visitor, behind trusted proxies that of their visitor; null where none is known. */
  clientAddress: string | null
  /** `https` where the connection or a trusted proxy says so. */
  protocol: 'http' | 'https'
}
