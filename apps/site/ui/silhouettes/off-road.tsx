import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function OffRoad(props: SilhouetteProps) {
  return (
    <Stage {...props} from={50} to={446}>
      <path d="M66 92h338v60q-4 8-12 8H78q-8 0-12-8z" className="fill-car-dark" />
      <path d="M40 140c-3-14-3-38 0-52 2-8 10-12 22-13l102-5 28-42c3-5 8-8 16-8h184c10 0 16 4 18 12l8 46c3 20 4 42 2 60-1 9-5 14-14 14h-8l-8-32-18-14h-46l-18 14-8 32H152l-8-32-18-14H82L64 120l-6 32H54c-8 0-12-5-14-12z" className="fill-car-body" />
      <path d="M39 94c1-12 8-18 23-19l102-5h252l4 16c-120-4-250-2-381 8z" className="fill-car-light" />
      <path d="M153 150l-4-14c60-6 118-7 152-5l-4 21H152z" className="fill-car-shade" />
      <path d="M176 69l24-38c2-3 5-5 10-5h46v43zM264 26h62v43h-62zM336 26h58c5 0 8 2 9 7l6 36h-73z" className="fill-car-glass" />
      <path d="M196 68l26-42h18l-26 42zM282 68l20-42h14l-20 42zM352 68l20-42h10l-20 42z" className="fill-car-sheen" />
      <path d="M198 20h210l3 8H196z" className="fill-car-dark" />
      <path d="M212 14h176v4H212z" className="fill-car-dark" />
      <path d="M224 17v6M298 17v6M372 17v6" className="stroke-car-dark" strokeWidth="4" />
      <path d="M168 74v76M260 72v78M330 72c2 20-4 34-14 46" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M238 88h16M308 88h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="50" cy="93" r="8" className="fill-car-lamp" />
      <path d="M34 122h30l-4 22H36zM412 128h24v22h-28z" className="fill-car-dark" />
      <path d="M424 88h6v22h-6z" className="fill-car-tail" />
      <rect x="430" y="62" width="20" height="66" rx="8" className="fill-car-tyre" />
      <path d="M150 154h158v6H150z" className="fill-car-dark" />
      <path d="M160 52h12v16h-12z" className="fill-car-dark" />
      <Wheel x={104} r={39} spokes={6} />
      <Wheel x={352} r={39} spokes={6} />
    </Stage>
  )
}
