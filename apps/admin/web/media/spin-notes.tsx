import { Alert } from '@mui/material'
import type { StaffMedia } from '#contract/media.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { checkSpin, FEWEST_FRAMES, readFrameNumbers } from './spin-check.ts'

const MOST_NAMED = 20

/** Whether the frames of a turn will turn smoothly: those stored, and the names of those chosen last. */
export function SpinNotes({ frames, chosen }: { frames: readonly StaffMedia[]; chosen: readonly string[] }) {
  const say = useMessages()
  const { count, isFew, sizes } = checkSpin(frames)
  const numbers = readFrameNumbers(chosen)
  const list = (all: readonly (string | number)[]) => `${all.slice(0, MOST_NAMED).join(', ')}${all.length > MOST_NAMED ? ' …' : ''}`
  const faults = [
    ...(count > 0 && isFew ? [say('media.spin.few', { count, least: FEWEST_FRAMES })] : []),
    ...(sizes.length > 1 ? [say('media.spin.sizes', { sizes: sizes.map(({ size, count: many }) => `${size} px (${many})`).join(', ') })] : []),
    ...(numbers !== null && numbers.missing.length > 0
      ? [say('media.spin.missing', { first: numbers.first, last: numbers.last, numbers: list(numbers.missing) })]
      : []),
    ...(numbers !== null && numbers.repeated.length > 0 ? [say('media.spin.repeated', { numbers: list(numbers.repeated) })] : []),
    ...(chosen.length > 0 && (numbers === null || numbers.unnumbered.length > 0)
      ? [say('media.spin.unnumbered', { names: list(numbers?.unnumbered ?? chosen) })]
      : []),
  ]
  if (faults.length === 0) return count === 0 ? null : <Alert severity="success">{say('media.spin.fine', { count, size: sizes[0]?.size ?? '' })}</Alert>
  return (
    <Alert severity="warning">
      {faults.map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
    </Alert>
  )
}
