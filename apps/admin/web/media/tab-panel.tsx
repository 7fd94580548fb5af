import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { MediaPlace, StaffMedia } from '#contract/media.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { DocumentRow } from './document-row.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediumCard } from './medium-card.tsx'
import { inNameOrder } from './spin-check.ts'
import { SpinNotes } from './spin-notes.tsx'
import { SendingList } from './sending-list.tsx'
import { useUploads } from './use-uploads.ts'

const CARDS = 'repeat(auto-fill, minmax(212px, 1fr))'

type TabPanelProps = { place: MediaPlace; media: readonly StaffMedia[]; mayEdit: boolean; onChanged: () => void }

/** The media of one tab: added, put in order, described and removed. */
export function TabPanel({ place, media, mayEdit, onChanged }: TabPanelProps) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const { sendings, send, dismiss } = useUploads(onChanged)
  const [described, setDescribed] = useState<StaffMedia | null>(null)
  const [removed, setRemoved] = useState<StaffMedia | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const dragged = useRef<number | null>(null)
  const isDocument = place.tab === 'document'

  const act = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => notify(textOf(error), { type: 'error' }))
    onChanged()
  }
  const moveTo = (from: number, to: number) => {
    const ids = media.map(({ id }) => id)
    const [id] = ids.splice(from, 1)
    if (id === undefined || from === to) return
    ids.splice(to, 0, id)
    void act(() => request('/media-places/order', { body: { ...place, media_ids: ids } }))
  }
  const add = (files: readonly File[]) => {
    const ordered = inNameOrder(files)
    setChosen(ordered.map(({ name }) => name))
    send(ordered, place)
  }
  const remove = async ({ id }: StaffMedia) => {
    setRemoved(null)
    const { owner_kind, owner_id } = place
    await act(async () => {
      await request('/media-places/remove', { body: { owner_kind, owner_id, media_id: id } })
      await request(`/media/${id}/delete`, { body: {} }).catch(allowInUse)
    })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mayEdit && <DropZone kind={isDocument ? 'document' : place.tab === 'video' ? 'film' : 'picture'} onFiles={add} />}
      {place.tab === 'spin' && <SpinNotes frames={media} chosen={chosen} />}
      <SendingList sendings={sendings} onDismiss={dismiss} />
      {media.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('media.emptyTab')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: isDocument ? 'minmax(0, 1fr)' : CARDS }}>
        {media.map((medium, at) => {
          const props = {
            medium,
            place: at,
            count: media.length,
            mayEdit,
            onMove: (by: -1 | 1) => moveTo(at, at + by),
            onDescribe: () => setDescribed(medium),
            onRemove: () => setRemoved(medium),
          }
          if (isDocument) return <DocumentRow key={medium.id} {...props} />
          return (
            <MediumCard
              key={medium.id}
              {...props}
              onFirst={() => moveTo(at, 0)}
              onDragStart={() => (dragged.current = at)}
              onDropHere={() => dragged.current !== null && moveTo(dragged.current, at)}
            />
          )
        })}
      </Box>
      {described !== null && <DescribeDialog medium={described} onClose={() => setDescribed(null)} onSaved={onChanged} />}
      {removed !== null && (
        <Confirm
          title={say(isDocument ? 'media.document.removeTitle' : 'media.removeTitle')}
          text={say('media.removeText')}
          submit={say('media.removeSubmit')}
          isBusy={false}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Box>
  )
}

// Another vehicle shows it too: it has only left this one.
function allowInUse(error: unknown): void {
  if (failureIn(error).key !== 'media_in_use') throw error
}
