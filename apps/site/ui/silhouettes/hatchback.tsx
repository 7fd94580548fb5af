import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Hatchback(props: SilhouetteProps) {
  return (
    <Stage {...props} from={62} to={420}>
      <path d="M88 112H404V162q-4 5-10 5H98q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M54 149c-4-9-4-21-1-31 4-9 17-15 33-18 26-6 54-9 78-11 26-19 48-34 76-39 32-5 78-4 112 2 24 5 44 18 56 35 11 6 18 13 20 21 3 14 3 30 0 40-2 8-7 13-14 14H399.8A34 34 0 1 0 336.2 162H156.8A34 34 0 1 0 93.2 162L66 161c-7-1-10-6-12-12z"
        className="fill-car-body"
      />
      <path d="M54 116c6-8 18-13 32-16 26-6 54-9 78-11l12-8 232 6c11 6 18 13 20 21-80-8-167-9-249-5-48 3-92 6-125 13z" className="fill-car-light" />
      <path d="M157 158c40-13 128-18 176-9l3 13H156z" className="fill-car-shade" />
      <path d="M177 88c22-18 44-30 70-33 32-4 66-3 92 2 14 4 22 12 29 31z" className="fill-car-glass" />
      <path d="M206 87l42-32 22-1-38 33zM298 87l18-33 12 1-17 32z" className="fill-car-sheen" />
      <path d="M264 53h6l8 35h-7z" className="fill-car-dark" />
      <path d="M172 92c2 22-1 48-9 62M277 90c5 24 5 48 1 60M360 90c2 12-6 24-20 30" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M250 105h18M338 104h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M53 119c10-8 24-12 42-13-6 8-20 14-42 17z" className="fill-car-lamp" />
      <path d="M429 112c-14-1-28-4-38-12 10-4 22-4 33 0 3 4 4 7 5 12z" className="fill-car-tail" />
      <path d="M53 137l22-1-5 13H56zM430 143l-24 4-6 15h14c8-2 14-8 16-19z" className="fill-car-dark" />
      <path d="M186 89c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-body" />
      <path d="M340 49c22 2 42 8 54 18l-8 1c-14-8-28-13-46-16z" className="fill-car-dark" />
      <Wheel x={125} r={30} />
      <Wheel x={368} r={30} />
    </Stage>
  )
}
