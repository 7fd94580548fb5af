import { listenToChannel, type ChannelListener } from './channel-listener.ts'
import { STAFF_NOTICE_CHANNEL, type StaffNews } from './notify.ts'

type Input = {
  url: string
  onNews: (news: StaffNews) => void
  /** News were missed, or could not be read: whoever hears looks for what came meanwhile. */
  onGap: () => void
  onError: (error: Error) => void
}

/** Hears what is new for the staff, one connection for all who look. */
export function listenForStaffNews({ onNews, ...input }: Input): Promise<ChannelListener> {
  return listenToChannel({
    ...input,
    channel: STAFF_NOTICE_CHANNEL,
    name: 'quayline-staff-notice',
    onPayload: (payload) => {
      const news = readNews(payload)
      if (news === null) input.onGap()
      else onNews(news)
    },
  })
}

// Null for what was sent by hand, or by another version.
function readNews(payload: string | undefined): StaffNews | null {
  try {
    const { news, enquiry_id, first_id, last_id } = JSON.parse(payload ?? '') as Partial<Record<string, unknown>>
    if (news === 'leads') return { news }
    if (news !== 'told' || typeof enquiry_id !== 'number' || typeof first_id !== 'number' || typeof last_id !== 'number') return null
    return { news, enquiry_id, first_id, last_id }
  } catch {
    return null
  }
}
