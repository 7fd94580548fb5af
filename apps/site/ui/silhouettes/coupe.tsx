import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Coupe(props: SilhouetteProps) {
  return (
    <Stage {...props} from={42} to={444}>
      <path d="M74 106H402V163q-4 5-10 5H84q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M33 151c-5-11-5-21-2-30 7-10 25-15 47-18 34-6 74-9 106-10 28-17 52-29 80-33 28-3 54-1 76 5 28 8 54 20 76 29 14 0 28-1 37-1 3 5 4 10 4 15 1 12 1 26-1 36-2 10-6 15-14 20H398.9A37 37 0 1 0 333.1 164H144.9A37 37 0 1 0 79.1 164L45 161c-6-1-10-4-12-10z"
        className="fill-car-body"
      />
      <path
        d="M32 119c8-9 26-13 46-16 34-6 74-9 106-10l10-6 222 8c14 0 28-1 37-1 2 4 3 8 4 13-80-4-170-4-259 0-64 3-122 6-166 12z"
        className="fill-car-light"
      />
      <path d="M146 160c50-14 140-20 184-10l2 14H145z" className="fill-car-shade" />
      <path d="M197 92c22-15 44-25 69-28 26-2 48 0 68 6 18 6 34 13 48 21z" className="fill-car-glass" />
      <path d="M228 91l42-27 22 0-40 27z" className="fill-car-sheen" />
      <path d="M306 65l8 1 14 25h-8z" className="fill-car-dark" />
      <path d="M188 95c2 20 2 46-8 60M316 94c6 20 6 42 2 56" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M288 107h18" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M31 121c12-8 30-11 52-12-10 8-28 13-52 16z" className="fill-car-lamp" />
      <path d="M457 107c-20-3-42-3-60 1 18 4 40 6 60 4z" className="fill-car-tail" />
      <path d="M30 138l28-1-7 14H34zM455 146l-30 4-6 14 17-1c10-3 16-9 19-17z" className="fill-car-dark" />
      <path d="M206 93c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <Wheel x={112} r={33} />
      <Wheel x={366} r={33} />
    </Stage>
  )
}
