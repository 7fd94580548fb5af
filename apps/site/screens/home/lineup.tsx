import { useTranslations } from 'use-intl'
import { Section, SectionHead } from '#apps/site/ui/index.ts'
import type { LineupView } from './lineup-view.ts'

/** Room under the ground for name and length, mm. */
const BELOW = 1500

/** The stock to one scale on one ground line; each vehicle leads to its page. Phones swipe along it. */
export function Lineup({ lineup, isRtl }: { lineup: LineupView; isRtl: boolean }) {
  const t = useTranslations('home')
  return (
    <Section className="overflow-clip">
      <SectionHead title={t('scaleTitle')} text={t('scaleText')} />
      <div className="lineup">
        <svg viewBox={`0 ${-lineup.height} ${lineup.width} ${lineup.height + BELOW}`} className="lineup-drawing">
          <path d={`M0 0H${lineup.width}`} className="lineup-ground" />
          {lineup.vehicles.map((vehicle) => (
            <a key={vehicle.href} href={vehicle.href} className="lineup-vehicle">
              <VehicleImage vehicle={vehicle} isRtl={isRtl} />
              <text x={vehicle.centre} y={700} className="lineup-name">
                {vehicle.name}
              </text>
              <text x={vehicle.centre} y={1180} className="lineup-length">
                {vehicle.lengthText}
              </text>
            </a>
          ))}
        </svg>
      </div>
    </Section>
  )
}

/** Drawings look to the left; where reading starts at the right they look that way. */
function VehicleImage({ vehicle, isRtl }: { vehicle: LineupView['vehicles'][number]; isRtl: boolean }) {
  const { src, x, y, width, height } = vehicle.image
  return <image href={src} x={x} y={y} width={width} height={height} transform={isRtl ? `matrix(-1 0 0 1 ${2 * vehicle.centre} 0)` : undefined} />
}
