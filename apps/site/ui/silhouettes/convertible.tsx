import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Convertible(props: SilhouetteProps) {
  return (
    <Stage {...props} from={42} to={444}>
      <path d="M74 106H402V163q-4 5-10 5H84q-6 0-10-5z" className="fill-car-dark" />
      <path d="M246 96c-2-12 0-22 8-25 8 0 12 6 12 12l4 13zM304 96c-2-12 0-22 8-25 8 0 12 6 12 12l4 13z" className="fill-car-dark" />
      <path
        d="M33 151c-5-11-5-21-2-30 7-10 25-15 47-18 34-6 74-9 106-10h150c36 0 60 0 82 1 14 0 28-1 37-1 3 5 4 10 4 15 1 12 1 26-1 36-2 10-6 15-14 20H398.9A37 37 0 1 0 333.1 164H144.9A37 37 0 1 0 79.1 164L45 161c-6-1-10-4-12-10z"
        className="fill-car-body"
      />
      <path
        d="M32 119c8-9 26-13 46-16 34-6 74-9 106-10h150c36 0 60 0 82 1 14 0 28-1 37-1 2 4 3 8 4 13-80-4-170-4-259 0-64 3-122 6-166 13z"
        className="fill-car-light"
      />
      <path d="M336 93c16-7 44-7 64 1z" className="fill-car-dark" />
      <path d="M146 160c50-14 140-20 184-10l2 14H145z" className="fill-car-shade" />
      <path d="M192 93l44-33-20 34z" className="fill-car-sheen" />
      <path d="M188 94l48-35-20 35" fill="none" className="stroke-car-dark" strokeWidth="3" strokeLinejoin="round" />
      <path d="M226 95l10-11" className="stroke-car-dark" strokeWidth="3" strokeLinecap="round" />
      <path d="M188 97c2 20 2 44-8 58M316 96c6 20 6 42 2 56" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M288 107h18" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M31 121c12-8 30-11 52-12-10 8-28 13-52 16z" className="fill-car-lamp" />
      <path d="M457 107c-20-3-42-3-60 1 18 4 40 6 60 4z" className="fill-car-tail" />
      <path d="M30 138l28-1-7 14H34zM455 146l-30 4-6 14 17-1c10-3 16-9 19-17z" className="fill-car-dark" />
      <path d="M206 95c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <Wheel x={112} r={33} />
      <Wheel x={366} r={33} />
    </Stage>
  )
}
