import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Pickup(props: SilhouetteProps) {
  return (
    <Stage {...props} from={36} to={450}>
      <path d="M60 96H408V161q-4 5-10 5H70q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M27 146c-4-14-4-36-1-50 3-9 14-14 30-16l88-6c18-18 34-33 54-38 24-4 64-4 82-1 10 2 16 8 20 18l10 24h144c3 0 4 2 4 5v64c0 8-4 12-12 12H401.5A41 41 0 1 0 324.5 158H141.5A41 41 0 1 0 64.5 158H41c-8 0-12-5-14-12z"
        className="fill-car-body"
      />
      <path d="M26 98c3-11 14-16 30-18l88-6 8-6 158 9h144c3 0 4 2 4 5v11c-150-4-300-3-432 5z" className="fill-car-light" />
      <path d="M143 154c40-14 120-18 176-8l4 12H143z" className="fill-car-shade" />
      <path d="M156 73c16-16 30-28 46-32 22-3 54-3 70-1 8 1 12 5 15 13l8 20z" className="fill-car-glass" />
      <path d="M182 72l32-32 20-1-30 33zM252 72l14-33h11l-14 33z" className="fill-car-sheen" />
      <path d="M228 38h6l4 37h-7z" className="fill-car-dark" />
      <path d="M150 78c3 22 1 50-6 68M234 77c3 26 3 50 1 68M306 78v68" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M208 90h18M284 90h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M312 76h146v6H312z" className="fill-car-dark" />
      <path d="M292 50h14l36 27h-34z" className="fill-car-dark" />
      <path d="M25 100c10-8 26-11 46-11-8 9-24 14-46 17z" className="fill-car-lamp" />
      <path d="M450 90h8v28h-8z" className="fill-car-tail" />
      <path d="M24 126l26-2-4 22H28zM426 142h36v10c-2 6-6 8-12 8h-26z" className="fill-car-dark" />
      <path d="M150 156h168v6H150z" className="fill-car-dark" />
      <path d="M164 75c-10-10-20-9-23 0 6 4 16 4 23 0z" className="fill-car-dark" />
      <Wheel x={103} r={36} spokes={6} />
      <Wheel x={363} r={36} spokes={6} />
    </Stage>
  )
}
