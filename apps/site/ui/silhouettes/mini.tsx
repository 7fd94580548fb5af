import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mini(props: SilhouetteProps) {
  return (
    <Stage {...props} from={86} to={398}>
      <path d="M100 112H380V162q-4 5-10 5H110q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M79 150c-5-10-5-24-2-34 3-9 13-15 27-18l46-10c14-22 32-42 58-46 34-5 112-5 148 0 24 4 36 22 42 50 6 12 8 32 6 54-1 10-7 16-16 16H378.4A32 32 0 1 0 317.6 162H162.4A32 32 0 1 0 101.6 162L92 161c-8-1-11-5-13-11z"
        className="fill-car-body"
      />
      <path d="M150 88c14-22 32-42 58-46 34-5 112-5 148 0 24 4 36 22 41 46z" className="fill-car-dark" />
      <path d="M78 114c4-8 13-13 26-16l46-10h247c4 7 6 12 7 19-84-7-163-8-247-2-32 3-56 4-79 9z" className="fill-car-light" />
      <path d="M162 159c36-13 110-16 152-9l4 12H161z" className="fill-car-shade" />
      <path d="M164 87c14-18 28-32 48-36 36-4 92-4 128 0 22 3 34 14 42 36z" className="fill-car-glass" />
      <path d="M190 86l34-36 24-1-34 37zM292 86l18-37 12 1-18 36z" className="fill-car-sheen" />
      <path d="M262 48h6l3 39h-6zM334 50h8l10 37h-9z" className="fill-car-dark" />
      <path d="M160 90c2 22 0 48-6 62M268 89c4 24 4 50 2 62" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M242 104h18" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <rect x="78" y="110" width="22" height="11" rx="5.5" className="fill-car-lamp" />
      <path d="M405 106h-10q-5 0-5 5v10q0 5 5 5h11z" className="fill-car-tail" />
      <path d="M78 137l20-1-4 14H81zM404 146l-20 2-5 14h10c9-1 15-6 15-16z" className="fill-car-dark" />
      <path d="M176 88c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-dark" />
      <Wheel x={132} r={28} spokes={8} />
      <Wheel x={348} r={28} spokes={8} />
    </Stage>
  )
}
