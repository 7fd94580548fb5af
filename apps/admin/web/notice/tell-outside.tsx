import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-admin'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { onceAmongTabs } from './lead-among-tabs.ts'
import { useDesktopChoice, useSoundChoice } from './notice-choices.ts'
import { placeOf, useOutsideText } from './notice-words.ts'
import { useNotices } from './notices.tsx'
import { isPushWord } from './push-word.ts'
import { hasTone, playTone, readyTone } from './tone.ts'

/** What comes together is told together. */
const TOGETHER_MS = 300
/** With more at once there is one notice of the desktop for all. */
const MOST_APART = 3
/** Older ones are in the list. */
const WORTH_MS = 3_600_000

/** Tells of notices by sound and on the desktop, where that is chosen; and opens the lead of a pushed notice that was pressed. */
export function TellOutside() {
  const { subscribe } = useNotices()
  const [hasSound] = useSoundChoice()
  const tell = useEffectEvent(useTell())
  const navigate = useNavigate()
  const open = useEffectEvent((enquiryId: number) => navigate(`/enquiries/${enquiryId}/show`))
  useEffect(() => (hasSound ? readyTone() : undefined), [hasSound])
  useEffect(() => {
    let waiting: StaffNotice[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe((event) => {
      if (event.type !== 'notice' || event.notice.seen_at !== null || Date.now() - Date.parse(event.notice.created_at) > WORTH_MS) return
      waiting.push(event.notice)
      if (waiting.length > 1) return
      timer = setTimeout(() => {
        tell(waiting)
        waiting = []
      }, TOGETHER_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe])
  useEffect(() => {
    // Plain http, but on the machine itself, has no workers.
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isPushWord(data)) open(data.enquiry_id)
    }
    serviceWorker?.addEventListener('message', hear)
    return () => serviceWorker?.removeEventListener('message', hear)
  }, [])
  return null
}

function useTell(): (notices: readonly StaffNotice[]) => void {
  const say = useMessages()
  const [hasSound] = useSoundChoice()
  const [hasDesktop] = useDesktopChoice()
  const outsideText = useOutsideText()
  const navigate = useNavigate()
  return (notices) => {
    const last = notices.at(-1)
    if (last === undefined) return
    if (hasSound && hasTone()) void onceAmongTabs(`quayline.staff.tone.${last.id}`, playTone)
    if (!hasDesktop || !('Notification' in globalThis) || Notification.permission !== 'granted') return
    const show = (title: string, options: NotificationOptions, path: string) => {
      try {
        const shown = new Notification(title, options)
        shown.addEventListener('click', () => {
          window.focus()
          navigate(path)
          shown.close()
        })
      } catch {
        // Phones show only what a worker shows: there it is the push that tells.
      }
    }
    if (notices.length > MOST_APART) return show(say('notice.several', { count: notices.length }), { tag: `notice-${last.id}` }, '/enquiries')
    for (const notice of notices) {
      const { title, body } = outsideText(notice)
      // The same name in every tab, and in what is pushed: it is shown once.
      show(title, { body, tag: `notice-${notice.id}` }, placeOf(notice))
    }
  }
}
