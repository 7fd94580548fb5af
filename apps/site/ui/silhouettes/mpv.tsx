import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mpv(props: SilhouetteProps) {
  return (
    <Stage {...props} from={36} to={450}>
      <path d="M62 106H410V163q-4 5-10 5H72q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M26 150c-4-12-4-28-1-40 4-9 16-15 34-19l62-13c34-22 60-40 96-46 48-6 142-5 184 1 22 4 34 18 42 44 8 8 12 20 13 36 1 20 0 34-3 42-3 7-9 9-18 9H405.6A35 35 0 1 0 342.4 164H130.6A35 35 0 1 0 67.4 164L38 162c-7-1-10-5-12-12z"
        className="fill-car-body"
      />
      <path d="M26 112c6-11 17-17 33-21l62-13h322c6 6 9 12 11 21-108-8-219-9-315-2-46 4-84 9-113 15z" className="fill-car-light" />
      <path d="M133 159c60-14 158-18 206-10l4 15H132z" className="fill-car-shade" />
      <path d="M134 77c28-18 54-33 86-37 50-5 132-5 174 0 18 3 28 14 34 37z" className="fill-car-glass" />
      <path d="M178 76l52-37 24-1-46 38zM278 76l22-38h14l-22 38zM370 76l20-38h10l-20 38z" className="fill-car-sheen" />
      <path d="M174 52l5-2 14 27h-7zM252 38h7l1 40h-7zM344 38h7l6 40h-7z" className="fill-car-dark" />
      <path d="M186 80c2 24 0 54-6 72M256 80v74M350 80c2 20 0 34-8 48" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M266 104h84" className="stroke-car-shade" strokeWidth="1.6" />
      <path d="M230 98h16M266 98h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M25 113c12-10 30-16 52-19-8 10-26 18-52 22z" className="fill-car-lamp" />
      <path d="M443 78h-12c4 12 4 24 6 40 6 4 12 4 19 4 0-16-3-32-13-44z" className="fill-car-tail" />
      <path d="M24 135l28-3-5 18H27zM457 145l-26 4-6 15h14c10 0 16-8 18-19z" className="fill-car-dark" />
      <path d="M152 80c-10-8-19-7-22 0 6 4 15 4 22 0z" className="fill-car-body" />
      <Wheel x={99} r={31} />
      <Wheel x={374} r={31} />
    </Stage>
  )
}
