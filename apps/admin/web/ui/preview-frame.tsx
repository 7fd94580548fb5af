import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from './colours.ts'

/** Whoever types is not done with each letter. */
const PAUSE_MS = 700
const WIDTHS = { phone: 390, desktop: 1280 } as const
/** Room for the frame, px. */
const HEIGHT = 640

type PreviewFrameProps = {
  /** Null: there is nothing to show yet. */
  fields: Readonly<Record<string, string>> | null
  /** Id of the part of the page that is shown first. */
  at?: string
}

/** A page of the site made with `fields`, which are sent anew after each pause (decision 0036). */
export function PreviewFrame({ fields, at }: PreviewFrameProps) {
  const say = useMessages()
  const frameName = `preview${useId()}`
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const text = JSON.stringify(fields)
  useEffect(() => {
    const given = JSON.parse(text) as Record<string, string> | null
    if (given === null) return undefined
    const timer = setTimeout(() => sendInto(frameName, given, at), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [frameName, text, at])
  const { room, scale } = useScale(WIDTHS[width])
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={say('settings.preview.width')}
        onChange={(_event, chosen: keyof typeof WIDTHS | null) => chosen !== null && setWidth(chosen)}
      >
        <ToggleButton value="desktop" sx={{ gap: 1, textTransform: 'none' }}>
          <Monitor size={16} aria-hidden /> {say('settings.preview.desktop')}
        </ToggleButton>
        <ToggleButton value="phone" sx={{ gap: 1, textTransform: 'none' }}>
          <Smartphone size={16} aria-hidden /> {say('settings.preview.phone')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box ref={room} sx={{ height: HEIGHT, overflow: 'hidden', border: `1px solid ${COLOURS.line}`, borderRadius: '6px', bgcolor: 'common.white' }}>
        <Box
          component="iframe"
          name={frameName}
          title={say('settings.preview.frame')}
          sandbox="allow-same-origin"
          sx={{ display: 'block', border: 0, mx: 'auto', width: WIDTHS[width], height: HEIGHT / scale, zoom: scale }}
        />
      </Box>
    </>
  )
}

/** How much smaller a page of this width must be for its room. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState(width)
  useEffect(() => {
    const element = room.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setGiven(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, scale: Math.min(1, given / width) }
}

/** Sent by a form, so that the values stand in no address. */
function sendInto(target: string, fields: Readonly<Record<string, string>>, at: string | undefined): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: at === undefined ? '/admin/preview' : `/admin/preview#${at}`, target })
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  form.remove()
}
