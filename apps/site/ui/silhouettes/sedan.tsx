import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Sedan(props: SilhouetteProps) {
  return (
    <Stage {...props} from={40} to={444}>
      <path d="M68 112h334v50q-4 5-10 5H78q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M30 150c-5-10-5-22-2-32 5-9 20-14 38-17 30-6 62-9 90-11 28-19 52-32 80-36 28-4 60-4 86 1 32 6 62 20 88 33 20 1 36 3 44 8 4 12 5 28 3 42-1 10-5 17-11 22l-51 3a35 35 0 1 0-64 0H138a35 35 0 1 0-64 0l-32-2c-6-1-10-5-12-11z"
        className="fill-car-body"
      />
      <path d="M29 116c8-8 22-12 37-15 30-6 62-9 90-11l10-6 244 4c20 1 36 3 44 8l1 7c-90-7-190-8-284-3-56 3-104 8-142 16z" className="fill-car-light" />
      <path d="M139 157c46-14 140-20 190-10l3 16H138z" className="fill-car-shade" />
      <path d="M170 89c22-17 42-28 70-31 28-3 54-2 78 2 26 5 44 14 62 26-4 2-8 3-16 3z" className="fill-car-glass" />
      <path d="M198 88l44-30 24-1-40 31zM290 88l18-29 10 1-17 28z" className="fill-car-sheen" />
      <path d="M264 56h6l6 33h-6z" className="fill-car-dark" />
      <path d="M164 92c2 22 0 48-8 62M274 91c4 24 4 48 0 60M356 90c2 12-4 22-14 28" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M246 106h18M338 104h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M29 118c10-7 26-11 46-13-8 8-24 13-46 16z" className="fill-car-lamp" />
      <path d="M457 105c-16-2-34-2-48 2 14 5 32 6 49 4z" className="fill-car-tail" />
      <path d="M28 137l24-1-5 14H31zM457 145l-26 3-6 13 21-1c6-4 9-9 11-15z" className="fill-car-dark" />
      <path d="M178 90c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <Wheel x={106} r={31} />
      <Wheel x={363} r={31} />
    </Stage>
  )
}
