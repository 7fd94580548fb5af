import { Alert, Box, Button, LinearProgress, Link } from '@mui/material'
import { FolderOpen, ImagePlus, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { ErrorKey } from '#contract/errors.ts'
import type { MatchedUnit } from '#contract/used-car.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { upload } from '#apps/admin/web/media/upload.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { stockListPath } from './stock-kind.ts'
import { allNames, namePhotos, sortPhotos, type SortedPhotos, type UnitPhotos } from './unit-photos.ts'

const NAMES_AT_ONCE = 2_000

/** Photographs of several used cars at once: a folder with a folder for each, or files that begin with the number of their car. */
export default function UnitPhotosPage() {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [sorted, setSorted] = useState<SortedPhotos | null>(null)
  const read = (files: readonly File[]) =>
    step.run(async () => {
      setSorted(null)
      const { pictures, others } = namePhotos(files.map((file) => ({ file, path: file.webkitRelativePath || file.name })))
      setSorted(sortPhotos(pictures, await match(allNames(pictures)), others))
    })
  return (
    <Page
      title={say('stock.photos.title')}
      width={860}
      note={
        <Link component={LinkBase} to={stockListPath('used_car')}>
          {say('stock.record.back', { kind: say('stock.kind.used_car') })}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Panel>
          <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('stock.photos.lead')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <FilesButton isFolder isOff={step.isBusy} onFiles={(files) => void read(files)} />
            <FilesButton isFolder={false} isOff={step.isBusy} onFiles={(files) => void read(files)} />
          </Box>
          {step.isBusy && <LinearProgress aria-label={say('stock.photos.reading')} sx={{ mt: 2 }} />}
          {step.error !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {textOf(step.error)}
            </Alert>
          )}
        </Panel>
        {sorted !== null && <Found sorted={sorted} />}
      </Box>
    </Page>
  )
}

async function match(names: readonly string[]): Promise<MatchedUnit[]> {
  const matched: MatchedUnit[] = []
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
    matched.push(...(await request<MatchedUnit[]>('/used-cars/match', { body: { names: names.slice(from, from + NAMES_AT_ONCE) } })))
  }
  return matched
}

function FilesButton({ isFolder, isOff, onFiles }: { isFolder: boolean; isOff: boolean; onFiles: (files: readonly File[]) => void }) {
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={isFolder ? 'contained' : 'outlined'}
        startIcon={isFolder ? <FolderOpen size={17} /> : <ImagePlus size={17} />}
        disabled={isOff}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {say(isFolder ? 'stock.photos.folder' : 'stock.photos.files')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={say(isFolder ? 'stock.photos.folder' : 'stock.photos.files')}
        {...(isFolder ? { webkitdirectory: '' } : { accept: 'image/*,.heic,.heif' })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

type Failed = { file: File; error: ErrorKey | 'offline' }
type Progress = Readonly<Record<number, { stored: number; failed: readonly Failed[] }>>

/** What was found, sent once somebody has looked at it. A picture is stored with its place or not at all; the same one is never stored twice. */
function Found({ sorted }: { sorted: SortedPhotos }) {
  const say = useMessages()
  const [progress, setProgress] = useState<Progress>({})
  const [isSending, setSending] = useState(false)
  const total = sorted.units.reduce((sum, { files }) => sum + files.length, 0)
  const stored = Object.values(progress).reduce((sum, unit) => sum + unit.stored, 0)
  const failed = Object.values(progress).reduce((sum, unit) => sum + unit.failed.length, 0)
  const isOver = !isSending && stored + failed === total
  const send = async (units: readonly UnitPhotos[]) => {
    setSending(true)
    for (const { unit, files } of units) {
      setProgress((all) => ({ ...all, [unit.id]: { stored: all[unit.id]?.stored ?? 0, failed: [] } }))
      for (const file of files) {
        const error = await upload(file, { owner_kind: 'used_car', owner_id: unit.id, tab: 'exterior' }, () => {})
        setProgress((all) => {
          const { stored: before, failed: faults } = all[unit.id] ?? { stored: 0, failed: [] }
          return { ...all, [unit.id]: error === null ? { stored: before + 1, failed: faults } : { stored: before, failed: [...faults, { file, error }] } }
        })
      }
    }
    setSending(false)
  }
  const again = sorted.units.map(({ unit }) => ({ unit, files: (progress[unit.id]?.failed ?? []).map(({ file }) => file) }))
  return (
    <Panel>
      <Box component="h2" sx={{ fontSize: 17, m: 0, mb: 1.5 }}>
        {say('stock.photos.found', { count: total, units: sorted.units.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {sorted.units.map((photos) => (
          <UnitLine key={photos.unit.id} photos={photos} progress={progress[photos.unit.id]} />
        ))}
      </Box>
      {sorted.unknown.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
          {say('stock.photos.unknown')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {sorted.unknown.map(({ name, count, isAmbiguous }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {say(isAmbiguous ? 'stock.photos.several' : 'stock.photos.none', { count })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {sorted.others > 0 && <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: 13.5 }}>{say('stock.photos.others', { count: sorted.others })}</Box>}
      <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {isSending && say('stock.photos.sending', { stored: stored + failed, total })}
        {isOver && stored > 0 && failed === 0 && say('stock.photos.done', { count: stored })}
        {isOver && failed > 0 && say('stock.photos.partly', { stored, failed })}
      </Box>
      {total > 0 && !isOver && (
        <Button variant="contained" startIcon={<Send size={17} />} disabled={isSending} onClick={() => void send(sorted.units)} sx={{ mt: 2, minHeight: 44 }}>
          {say('stock.photos.send', { count: total })}
        </Button>
      )}
      {isOver && failed > 0 && (
        <Button variant="outlined" onClick={() => void send(again)} sx={{ mt: 2, minHeight: 44 }}>
          {say('stock.photos.again', { count: failed })}
        </Button>
      )}
    </Panel>
  )
}

function UnitLine({ photos: { unit, files }, progress }: { photos: UnitPhotos; progress: Progress[number] | undefined }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { stored, failed } = progress ?? { stored: 0, failed: [] }
  return (
    <Box component="li" sx={{ border: `1px solid ${COLOURS.line}`, borderRadius: '6px', p: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Link component={LinkBase} to={`${stockListPath('used_car')}/${unit.id}/pictures`}>
          <bdi>
            {unit.sign} · {unit.name}
          </bdi>
        </Link>
        <span>{progress === undefined ? say('stock.photos.count', { count: files.length }) : say('stock.photos.stored', { stored, total: files.length })}</span>
      </Box>
      {unit.picture_count > 0 && progress === undefined && (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say('stock.photos.already', { count: unit.picture_count })}</Box>
      )}
      {failed.map(({ file, error }) => (
        <Box key={file.webkitRelativePath || file.name} sx={{ color: 'error.main', fontSize: 13.5 }}>
          <bdi>{file.name}</bdi>: {sayValue('error', error)}
        </Box>
      ))}
    </Box>
  )
}
