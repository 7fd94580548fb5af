import { listenToChannel, type ChannelListener } from './channel-listener.ts'
import { CONTENT_CHANNEL } from './notify.ts'

export type ContentListener = ChannelListener

type Input = {
  url: string
  /** Content with these tags was published. */
  onContent: (tags: readonly string[]) => void
  /** The connection was lost for a while: what happened meanwhile is unknown. */
  onGap: () => void
  onError: (error: Error) => void
}

/** Hears of published content. Resolves when the first connection listens, so that a page rendered afterwards cannot miss its notice. */
export function listenForContent({ onContent, ...input }: Input): Promise<ContentListener> {
  return listenToChannel({ ...input, channel: CONTENT_CHANNEL, name: 'quayline-content', onPayload: (payload) => onContent(readTags(payload)) })
}

/** A notice that cannot be read is about everything. */
function readTags(payload: string | undefined): readonly string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '')
    if (Array.isArray(tags)) return tags.map(String)
  } catch {
    // Sent by hand, or by a newer version.
  }
  return ['*']
}
