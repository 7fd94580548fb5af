import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function OffRoad(props: SilhouetteProps) {
  return (
    <Stage {...props} from={50} to={446}>
      <path d="M64 92H402V157q-4 5-10 5H74q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M40 140c-3-14-3-38 0-52 2-8 10-12 22-13l102-5 28-42c3-5 8-8 16-8h184c10 0 16 4 18 12l8 46c3 20 4 42 2 60-1 9-5 14-14 14h-6l-8-30-18-16h-44l-18 16-8 30H152l-8-30-18-16H82l-16 14-6 28h-6c-8 0-12-4-14-10z"
        className="fill-car-body"
      />
      <path d="M39 94c1-12 8-18 23-19l102-5h253l3 18c-120-4-250-3-381 6z" className="fill-car-light" />
      <path d="M153 150l-3-12c56-6 106-7 154-5l-4 19H152z" className="fill-car-shade" />
      <path d="M178 69l22-37c2-4 5-6 10-6h46v43zM264 26h62v43h-62zM334 26h58c6 0 8 2 9 8l6 35h-73z" className="fill-car-glass" />
      <path d="M198 68l26-42h16l-26 42zM282 68l20-42h12l-20 42zM354 68l20-42h9l-20 42z" className="fill-car-sheen" />
      <path d="M202 20h206l3 7H197z" className="fill-car-dark" />
      <path d="M222 12h168v3H222zM232 15h4v6h-4zM304 15h4v6h-4zM376 15h4v6h-4z" className="fill-car-dark" />
      <path d="M168 74v78M260 72v78M330 72v40l-14 14" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M238 84h16M308 84h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="52" cy="92" r="8.5" className="fill-car-lamp" />
      <path d="M34 124h32l-6 22H36zM410 130h28v18h-24z" className="fill-car-dark" />
      <path d="M418 96h7v22h-7z" className="fill-car-tail" />
      <rect x="425" y="60" width="18" height="62" rx="7" className="fill-car-tyre" />
      <path d="M152 154h156v6H152z" className="fill-car-dark" />
      <path d="M160 52h11v17h-11z" className="fill-car-dark" />
      <Wheel x={104} r={38} spokes={6} />
      <Wheel x={352} r={38} spokes={6} />
    </Stage>
  )
}
