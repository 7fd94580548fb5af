import { Box, Button, useMediaQuery, type Theme } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PreviewPage } from '#contract/setting.ts'
import type { SettingTab } from '#contract/setting-values.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { PreviewFrame } from '#apps/admin/web/ui/preview-frame.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { asStored } from './as-stored.ts'

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
const FIRST_PAGE: Readonly<Record<SettingTab, PreviewPage>> = {
  company: '/contactUs',
  appearance: '/',
  frame: '/',
  menu: '/',
  footer: '/',
  lists: '/carPurchaseProcess',
  hours: '/contactUs',
  claims: '/about',
  notices: '/',
  offers: '/',
  whatsapp: '/',
}

/** A page of the site beside the form, made with what the form holds now. On small screens it is opened by a button. */
export function SettingsPreview({ group }: { group: SettingTab }) {
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

function Frame({ group }: { group: SettingTab }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const [page, setPage] = useState<PreviewPage>(FIRST_PAGE[group])
  const [locale, setLocale] = useState<Locale>('en')
  const value: unknown = useWatch({ name: 'value' })
  const text = JSON.stringify(asStored(group, (value ?? {}) as Record<string, unknown>))
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
      <PreviewFrame fields={{ group, value: text, locale, page }} at={group === 'footer' ? 'page-end' : undefined} />
    </Box>
  )
}
