import { Alert, Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PushDevice, PushDevices as Devices } from '#contract/staff-push.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { Choice } from './choice.tsx'
import { canPush, deviceLabel, ownEndpoint, startPush, stopPush } from './push-on-this-device.ts'

/** Whether this device is pushed to, and every device of the person that is. */
export function PushDevices() {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const [found, setFound] = useState<Devices | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [own, setOwn] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const read = () => {
    setError(null)
    request<Devices>('/push-devices').then(setFound, setError)
    void ownEndpoint().then(setOwn)
  }
  useEffect(read, [])

  const change = async (work: () => Promise<Devices | null>) => {
    setBusy(true)
    setRefused(false)
    try {
      const devices = await work()
      if (devices !== null) setFound(devices)
      setOwn(await ownEndpoint())
    } catch (failure) {
      // The service of the browser, or the browser itself, has refused: no call of ours.
      if (failure instanceof DOMException) setRefused(true)
      else notify(textOf(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  if (error !== null) return <Failure error={error} onRetry={read} />
  if (found === null) return null
  const isOn = found.devices.some(({ endpoint }) => endpoint === own)
  const start = async () => ((await Notification.requestPermission()) === 'granted' ? startPush(found.public_key, deviceLabel()) : refuse())
  const refuse = () => {
    setRefused(true)
    return null
  }
  return (
    <>
      <Choice
        isOn={isOn}
        label={say('notice.push')}
        help={say(canPush() ? 'notice.pushHelp' : 'notice.pushUnknown')}
        isDisabled={isBusy || !canPush()}
        onChange={(wanted) => void change(() => (wanted ? start() : stopPush(own ?? '')))}
      />
      {isRefused && <Alert severity="warning">{say('notice.pushRefused')}</Alert>}
      {found.devices.length > 0 && (
        <Box component="ul" aria-label={say('notice.devices')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, borderTop: `1px solid ${COLOURS.line}` }}>
          {found.devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isOwn={device.endpoint === own}
              isBusy={isBusy}
              onRemove={() => void change(() => request<Devices>(`/push-devices/${device.id}/remove`, { body: {} }))}
            />
          ))}
        </Box>
      )}
    </>
  )
}

type DeviceProps = { device: PushDevice; isOwn: boolean; isBusy: boolean; onRemove: () => void }

function Device({ device, isOwn, isBusy, onRemove }: DeviceProps) {
  const say = useMessages()
  const times = useTimes()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderBottom: `1px solid ${COLOURS.line}` }}>
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Box>
          {device.label}
          {isOwn && ` · ${say('notice.thisDevice')}`}
        </Box>
        <Box sx={{ fontSize: 13, color: device.failed_at === null ? 'text.secondary' : COLOURS.danger }}>
          {device.failed_at !== null
            ? say('notice.refusedSince', { time: times.moment(device.failed_at) })
            : say('notice.addedAt', { time: times.moment(device.created_at) })}
        </Box>
      </Box>
      <Button size="small" color="inherit" disabled={isBusy} aria-label={say('notice.removeNamed', { device: device.label })} onClick={onRemove}>
        {say('notice.remove')}
      </Button>
    </Box>
  )
}
