import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { Choice } from './choice.tsx'
import { useDesktopChoice, useSoundChoice } from './notice-choices.ts'
import { PushDevices } from './push-devices.tsx'
import { playTone } from './tone.ts'

/** How this device tells of notices beside the screen, and which devices are pushed to. For who has notices. */
export function NoticePanel() {
  const say = useMessages()
  if (!useMay('enquiry.read')) return null
  return (
    <Panel title={say('notice.panelTitle')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{say('notice.panelLead')}</Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <SoundSwitch />
        <DesktopSwitch />
        <PushDevices />
      </Box>
    </Panel>
  )
}

function SoundSwitch() {
  const say = useMessages()
  const [isOn, choose] = useSoundChoice()
  const change = (wanted: boolean) => {
    choose(wanted)
    // So that whoever chooses it knows it, and the page may sound from now on.
    if (wanted) playTone()
  }
  return <Choice isOn={isOn} label={say('notice.sound')} help={say('notice.soundHelp')} onChange={change} />
}

function DesktopSwitch() {
  const say = useMessages()
  const [isChosen, choose] = useDesktopChoice()
  const isKnown = 'Notification' in globalThis
  const [right, setRight] = useState<NotificationPermission>(isKnown ? Notification.permission : 'denied')
  const change = async (wanted: boolean) => {
    if (!wanted) return choose(false)
    const given = await Notification.requestPermission()
    setRight(given)
    choose(given === 'granted')
  }
  return (
    <>
      <Choice
        isOn={isChosen && right === 'granted'}
        label={say('notice.desktop')}
        help={say('notice.desktopHelp')}
        isDisabled={!isKnown}
        onChange={(wanted) => void change(wanted)}
      />
      {isKnown && right === 'denied' && <Alert severity="info">{say('notice.refusedByBrowser')}</Alert>}
    </>
  )
}
