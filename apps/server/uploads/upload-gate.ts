import type { AppBindings } from '#apps/server/request/bindings.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'
import type { Uploader } from './upload-address.ts'
import { uploaderOf } from './upload-request.ts'

/** Uploads at once: in all, and from one line (an IPv4 address, a /64 of IPv6). */
export type UploadPlaces = { all: number; perNetwork: number }

/** Strangers cannot take the places of staff, nor one address those of all; a mobile network puts many people behind one address. */
export const UPLOAD_PLACES: Readonly<Record<Uploader, UploadPlaces>> = {
  stranger: { all: 32, perNetwork: 6 },
  staff: { all: 16, perNetwork: 8 },
}

export type UploadGate = {
  /** Takes a place until the body has arrived or its request is over; false where there is none. What is no upload needs none. */
  enter(request: Pick<AppBindings, 'incoming' | 'outgoing' | 'clientAddress'>): boolean
  /** Uploads that have a place now. */
  active(): Record<Uploader, number>
}

/** Places of uploads in this process: what they hold is its own (connections, memory, its part of the disk). */
export function createUploadGate(places: Readonly<Record<Uploader, UploadPlaces>> = UPLOAD_PLACES): UploadGate {
  const taken: Record<Uploader, Map<string, number>> = { stranger: new Map(), staff: new Map() }
  const total = (uploader: Uploader) => [...taken[uploader].values()].reduce((sum, count) => sum + count, 0)

  function leave(uploader: Uploader, network: string): void {
    const left = (taken[uploader].get(network) ?? 0) - 1
    if (left > 0) taken[uploader].set(network, left)
    else taken[uploader].delete(network)
  }

  return {
    enter: ({ incoming, outgoing, clientAddress }) => {
      const uploader = uploaderOf(incoming)
      if (uploader === null) return true
      const network = linePrefix(clientAddress ?? 'unknown')
      const mine = taken[uploader].get(network) ?? 0
      if (mine >= places[uploader].perNetwork || total(uploader) >= places[uploader].all) return false
      taken[uploader].set(network, mine + 1)
      const { promise: isOver, resolve } = Promise.withResolvers<void>()
      incoming.once('end', resolve)
      incoming.once('close', resolve)
      outgoing.once('close', resolve)
      void isOver.then(() => leave(uploader, network))
      return true
    },
    active: () => ({ stranger: total('stranger'), staff: total('staff') }),
  }
}
