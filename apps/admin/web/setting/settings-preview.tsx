import { Box, Button, ToggleButton, ToggleButtonGroup, useMediaQuery, type Theme } from '@mui/material'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PreviewPage, SettingGroup } from '#contract/setting.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { asStored } from './as-stored.ts'

/** Whoever types is not done with each letter. */
const PAUSE_MS = 700
const WIDTHS = { phone: 390, desktop: 1280 } as const
/** Room for the frame, px. */
const HEIGHT = 640

const PAGES: readonly { path: PreviewPage; label: 'home' | 'carList' | 'about' | 'contactUs' | 'process' | 'service' | 'netWork' | 'searchsite' }[] = [
  { path: '/', label: 'home' },
  { path: '/carList', label: 'carList' },
  { path: '/about', label: 'about' },
  { path: '/contactUs', label: 'contactUs' },
  { path: '/carPurchaseProcess', label: 'process' },
  { path: '/service', label: 'service' },
  { path: '/netWork', label: 'netWork' },
  { path: '/searchsite', label: 'searchsite' },
]
/** The page that shows most of a group. */
const FIRST_PAGE: Readonly<Record<SettingGroup, PreviewPage>> = {
  company: '/contactUs',
  appearance: '/',
  frame: '/',
  menu: '/',
  lists: '/carPurchaseProcess',
  hours: '/contactUs',
  claims: '/about',
  notices: '/',
}

/** A page of the site beside the form, made with what the form holds now. On small screens it is opened by a button. */
export function SettingsPreview({ group }: { group: SettingGroup }) {
  const say = useMessages()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const [wish, setWish] = useState<boolean | null>(null)
  const isOpen = wish ?? isWide
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 24 }, minWidth: 0 }}>
      <Panel
        title={say('settings.preview.title')}
        aside={
          <Button size="small" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
            {say(isOpen ? 'settings.preview.hide' : 'settings.preview.show')}
          </Button>
        }
      >
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: isOpen ? 1.5 : 0 }}>{say('settings.preview.text')}</Box>
        {isOpen && <Frame group={group} />}
      </Panel>
    </Box>
  )
}

function Frame({ group }: { group: SettingGroup }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const frameName = `preview${useId()}`
  const [page, setPage] = useState<PreviewPage>(FIRST_PAGE[group])
  const [locale, setLocale] = useState<Locale>('en')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const value: unknown = useWatch({ name: 'value' })
  const text = JSON.stringify(asStored(group, (value ?? {}) as Record<string, unknown>))
  useEffect(() => {
    const timer = setTimeout(() => sendInto(frameName, { group, value: text, locale, page }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [frameName, group, text, locale, page])
  const { room, scale } = useScale(WIDTHS[width])
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <SelectField
          label={say('settings.preview.page')}
          value={page}
          choices={PAGES.map(({ path, label }) => ({ value: path, label: say(`settings.preview.pages.${label}`) }))}
          onChange={(path) => setPage(PAGES.find((known) => known.path === path)?.path ?? page)}
        />
        <SelectField
          label={say('settings.preview.language')}
          value={locale}
          choices={LOCALE_CODES.map((code) => ({ value: code, label: sayValue('language', code) }))}
          onChange={(code) => setLocale(LOCALE_CODES.find((known) => known === code) ?? locale)}
        />
      </Box>
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
      <Box ref={room} sx={{ height: HEIGHT, overflow: 'hidden', border: `1px solid ${COLOURS.line}`, borderRadius: '6px', bgcolor: '#fff' }}>
        <Box
          component="iframe"
          name={frameName}
          title={say('settings.preview.frame')}
          sandbox="allow-same-origin"
          sx={{ display: 'block', border: 0, mx: 'auto', width: WIDTHS[width], height: HEIGHT / scale, zoom: scale }}
        />
      </Box>
    </Box>
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
function sendInto(target: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: '/admin/preview', target })
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  form.remove()
}
