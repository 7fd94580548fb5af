import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Pickup(props: SilhouetteProps) {
  return (
    <Stage {...props} from={36} to={450}>
      <path d="M58 98h352v58q-4 8-12 8H70q-8 0-12-8z" className="fill-car-dark" />
      <path d="M27 146c-4-14-4-36-1-50 3-9 14-14 30-16l88-6c18-18 34-33 54-38 24-4 64-4 82-1 10 2 16 8 20 18l10 25h144c3 0 4 2 4 5v54c0 8-4 13-12 13h-32a41 41 0 1 0-78 0H142a41 41 0 1 0-78 0H41c-8 0-12-5-14-12z" className="fill-car-body" />
      <path d="M26 98c3-11 14-16 30-18l88-6 8-6 156 10h146c3 0 4 2 4 5v7c-150-3-300-2-432 8z" className="fill-car-light" />
      <path d="M143 150c40-10 110-14 160-8l30 4 3 4H143z" className="fill-car-shade" />
      <path d="M156 73c16-16 30-28 46-32 22-3 54-3 72-1 7 1 11 5 14 13l8 21z" className="fill-car-glass" />
      <path d="M182 72l32-32 22-1-30 33zM250 72l14-33h11l-14 33z" className="fill-car-sheen" />
      <path d="M228 38h7l3 38h-7z" className="fill-car-dark" />
      <path d="M150 78c3 22 1 50-6 68M234 77c3 26 3 50 1 68M304 78v70" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M208 92h18M284 92h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M310 78h148v5H310z" className="fill-car-dark" />
      <path d="M290 50l18 2 30 22 8 4h-42z" className="fill-car-body" />
      <path d="M298 56l26 20h-20z" className="fill-car-dark" />
      <path d="M25 100c10-8 26-11 46-11-8 9-24 14-46 17z" className="fill-car-lamp" />
      <path d="M450 90h8v30h-8z" className="fill-car-tail" />
      <path d="M24 126l26-2-4 22H28zM430 142h28v10c-2 6-6 8-12 8h-18z" className="fill-car-dark" />
      <path d="M146 154h182v6H146z" className="fill-car-dark" />
      <path d="M164 75c-10-10-20-9-23 0 6 4 16 4 23 0z" className="fill-car-dark" />
      <Wheel x={103} r={36} spokes={6} />
      <Wheel x={363} r={36} spokes={6} />
    </Stage>
  )
}
