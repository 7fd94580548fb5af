import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Wagon(props: SilhouetteProps) {
  return (
    <Stage {...props} from={40} to={444}>
      <path d="M68 112h334v50q-4 5-10 5H78q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M30 150c-5-10-5-22-2-32 5-9 20-14 38-17 30-6 62-9 90-11 28-19 52-33 80-38 36-6 100-5 144-1 24 2 38 16 60 41 10 4 15 9 16 16 2 12 2 20 1 30-1 10-5 17-11 22l-51 3a35 35 0 1 0-64 0H138a35 35 0 1 0-64 0l-32-2c-6-1-10-5-12-11z"
        className="fill-car-body"
      />
      <path d="M29 116c8-8 22-12 37-15 30-6 62-9 90-11l10-6 270 4c10 3 16 7 19 13-90-6-188-7-282-2-56 3-104 8-142 16z" className="fill-car-light" />
      <path d="M139 157c46-14 140-20 190-10l3 16H138z" className="fill-car-shade" />
      <path d="M170 89c22-17 42-29 70-32 36-4 96-4 130-1 16 2 28 13 44 32z" className="fill-car-glass" />
      <path d="M198 88l44-31 24-1-40 32zM290 88l18-33 12 0-18 33z" className="fill-car-sheen" />
      <path d="M264 54h6l6 35h-6zM350 55h6l14 34h-7z" className="fill-car-dark" />
      <path d="M228 50c44-8 116-8 158-1h-6l-3 2h-6l-2-3c-36-3-90-3-124 1l-3 2h-7z" className="fill-car-dark" />
      <path d="M164 92c2 22 0 48-8 62M274 91c4 24 4 48 0 60M364 90c2 12-8 22-20 28" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M246 106h18M342 104h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M29 118c10-7 26-11 46-13-8 8-24 13-46 16z" className="fill-car-lamp" />
      <path d="M456 104c-14-3-30-2-42 3 12 6 28 7 43 5z" className="fill-car-tail" />
      <path d="M28 137l24-1-5 14H31zM457 145l-26 3-6 13 21-1c6-4 9-9 11-15z" className="fill-car-dark" />
      <path d="M178 90c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <Wheel x={106} r={31} />
      <Wheel x={363} r={31} />
    </Stage>
  )
}
