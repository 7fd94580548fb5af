import { IconBattery, IconCheck, IconClock, IconDocument, IconEngine, IconMessage, IconPin, IconSearch, IconUser, type Icon } from '#apps/site/ui/index.ts'
import type { ServiceIcon as Name } from './steps-and-services.ts'

const GLYPHS: Record<Name, Icon> = {
  report: IconMessage,
  diagnosis: IconSearch,
  parts: IconEngine,
  workshop: IconPin,
  manual: IconDocument,
  training: IconUser,
  charging: IconBattery,
  warranty: IconCheck,
  answer: IconClock,
}

/** The sign of a service, beside words that say the same. */
export function ServiceIcon({ name }: { name: Name }) {
  const Glyph = GLYPHS[name]
  return <Glyph aria-hidden className="size-6 flex-none text-muted" strokeWidth={1.75} />
}
