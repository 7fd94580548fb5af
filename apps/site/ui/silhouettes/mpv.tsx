import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mpv(props: SilhouetteProps) {
  return (
    <Stage {...props} from={36} to={450}>
      <path d="M62 104h350v60q-4 5-10 5H72q-6 0-10-5z" className="fill-car-dark" />
      <path d="M26 150c-4-12-4-28-1-40 4-9 16-15 34-19l62-13c34-22 60-40 96-46 48-6 142-5 184 1 22 4 34 18 42 44 8 8 11 20 12 36 1 20 0 36-4 44-3 6-8 8-16 8h-28a35 35 0 1 0-66 0H132a35 35 0 1 0-66 0l-28-2c-7-1-10-6-12-13z" className="fill-car-body" />
      <path d="M26 112c6-11 17-17 33-21l62-13h322c5 5 8 11 10 19-108-7-218-7-314 0-46 4-84 9-113 15z" className="fill-car-light" />
      <path d="M133 158c60-14 158-18 206-10l4 17H132z" className="fill-car-shade" />
      <path d="M134 77c28-18 54-33 86-37 50-5 132-5 174 0 18 3 26 14 32 37z" className="fill-car-glass" />
      <path d="M178 76l52-37 26-1-46 38zM276 76l22-38h14l-22 38zM366 76l20-38h12l-20 38z" className="fill-car-sheen" />
      <path d="M176 51l5 0 12 26h-7zM252 37h7l1 41h-7zM344 37h7l8 41h-8z" className="fill-car-dark" />
      <path d="M186 80c2 24 0 54-6 72M256 80v74M346 80c2 20 2 34-4 48" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M264 100h80" className="stroke-car-shade" strokeWidth="2" />
      <path d="M230 98h16M266 98h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M25 113c12-10 30-16 52-19-8 10-26 18-52 22z" className="fill-car-lamp" />
      <path d="M455 92c-8-2-14-4-20-10h10c6 2 9 5 10 10zM456 98l-16-4v34l17 2z" className="fill-car-tail" />
      <path d="M24 135l28-3-5 18H27zM457 146l-26 4-6 15h14c10 0 16-8 18-19z" className="fill-car-dark" />
      <path d="M152 80c-10-8-19-7-22 0 6 4 15 4 22 0z" className="fill-car-body" />
      <Wheel x={99} r={31} />
      <Wheel x={374} r={31} />
    </Stage>
  )
}
