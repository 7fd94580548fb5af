import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Convertible(props: SilhouetteProps) {
  return (
    <Stage {...props} from={42} to={444}>
      <path d="M72 114h332v49q-4 5-10 5H82q-6 0-10-5z" className="fill-car-dark" />
      <path d="M246 96c-2-12 0-22 8-25 8 0 12 6 12 12l4 13zM304 96c-2-12 0-22 8-25 8 0 12 6 12 12l4 13z" className="fill-car-dark" />
      <path d="M262 84l12 12M320 84l14 12" className="stroke-car-shade" strokeWidth="3" />
      <path d="M33 151c-5-11-5-21-2-30 7-10 25-15 47-18 34-6 74-9 106-10h150c36 0 60 0 84 2 16 1 28 2 34 5 5 12 5 28 2 40-2 10-6 16-14 20l-41 4a37 37 0 1 0-66 0H145a37 37 0 1 0-66 0l-34-2c-6-1-10-5-12-11z" className="fill-car-body" />
      <path d="M32 119c8-9 26-13 46-16 34-6 74-9 106-10h150c36 0 60 0 84 2 16 1 28 2 34 5l2 6c-80-4-170-4-258 1-64 3-122 8-164 16z" className="fill-car-light" />
      <path d="M334 93c20-8 56-8 78 2z" className="fill-car-dark" />
      <path d="M146 159c50-14 140-20 184-10l2 15H145z" className="fill-car-shade" />
      <path d="M190 93l42-32 4 0-18 32z" className="fill-car-sheen" />
      <path d="M188 94l46-34" className="stroke-car-dark" strokeWidth="4" strokeLinecap="round" />
      <path d="M216 94l20-33" className="stroke-car-dark" strokeWidth="1.6" />
      <path d="M226 96l12-12" className="stroke-car-dark" strokeWidth="3" strokeLinecap="round" />
      <path d="M188 97c2 20 2 44-8 58M312 96c6 20 4 42 0 56" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M286 108h18" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M31 121c12-8 30-11 52-12-10 8-28 13-52 16z" className="fill-car-lamp" />
      <path d="M455 108c-18-3-38-3-54 1 16 4 36 6 55 4z" className="fill-car-tail" />
      <path d="M30 138l28-1-7 14H34zM455 146l-30 4-6 13 21-3c8-3 13-8 15-14z" className="fill-car-dark" />
      <path d="M206 95c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <Wheel x={112} r={33} />
      <Wheel x={366} r={33} />
    </Stage>
  )
}
