import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Hatchback(props: SilhouetteProps) {
  return (
    <Stage {...props} from={62} to={420}>
      <path d="M86 112h322v50q-4 5-10 5H96q-6 0-10-5z" className="fill-car-dark" />
      <path d="M54 149c-4-9-4-21-1-31 4-9 17-15 33-18 26-6 54-9 78-11 26-19 48-34 76-39 32-5 78-4 112 2 24 5 46 20 58 36 10 6 16 12 18 20 3 14 3 30 0 40-2 8-7 12-14 14l-14 1a34 34 0 1 0-64 0H157a34 34 0 1 0-64 0l-27-2c-7-1-10-6-12-12z" className="fill-car-body" />
      <path d="M54 116c6-8 18-13 32-16 26-6 54-9 78-11l12-8 236 9c8 4 13 9 16 16-80-8-168-9-250-5-48 3-92 8-124 15z" className="fill-car-light" />
      <path d="M157 157c40-13 128-18 176-9l3 15H156z" className="fill-car-shade" />
      <path d="M177 88c22-18 44-30 70-33 32-4 68-3 97 3 20 4 34 15 46 29z" className="fill-car-glass" />
      <path d="M206 87l42-32 24-1-38 33zM296 87l18-33 12 1-17 32z" className="fill-car-sheen" />
      <path d="M266 53h6l8 35h-6zM346 58l6 2 2 27h-10z" className="fill-car-dark" />
      <path d="M172 92c2 22-1 48-9 62M277 90c5 24 5 48 1 60M358 90c2 12-4 24-16 30" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M250 106h18M336 104h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M53 119c10-8 24-12 42-13-6 8-20 14-42 17z" className="fill-car-lamp" />
      <path d="M429 112c-14-2-28-5-36-12 10-3 22-3 32 2 3 4 4 6 4 10z" className="fill-car-tail" />
      <path d="M53 137l22-1-5 13H56zM430 143l-24 4-6 16 14-1c8-2 14-8 16-19z" className="fill-car-dark" />
      <path d="M186 89c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <path d="M346 51c18 2 34 8 44 16l-6 2c-12-8-26-13-40-15z" className="fill-car-dark" />
      <Wheel x={125} r={30} />
      <Wheel x={368} r={30} />
    </Stage>
  )
}
