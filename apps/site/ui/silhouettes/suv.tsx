import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Suv(props: SilhouetteProps) {
  return (
    <Stage {...props} from={44} to={438}>
      <path d="M64 98h346v60q-4 6-12 6H76q-8 0-12-6z" className="fill-car-dark" />
      <path d="M36 146c-5-12-5-30-1-42 5-10 21-16 41-19 32-6 64-8 90-9 22-20 42-37 68-43 34-5 106-5 144 1 26 6 46 24 58 46 8 8 11 18 12 30 2 16 1 30-2 38-3 7-8 10-16 10h-26a42 42 0 1 0-80 0H152a42 42 0 1 0-80 0H50c-8 0-12-5-14-12z" className="fill-car-body" />
      <path d="M35 104c6-10 22-16 41-19 32-6 64-8 90-9l8-7 258 7c8 8 12 15 14 24-90-7-184-9-274-5-54 3-100 8-137 16z" className="fill-car-light" />
      <path d="M154 152c44-14 124-19 166-10l3 16H153z" className="fill-car-shade" />
      <path d="M178 75c20-20 40-33 62-36 32-3 88-3 120 1 22 4 38 17 50 35z" className="fill-car-glass" />
      <path d="M208 74l38-35 26-1-36 36zM292 74l18-36 14 0-18 36z" className="fill-car-sheen" />
      <path d="M262 37h7l5 39h-7zM346 38h8l12 37h-9z" className="fill-car-dark" />
      <path d="M236 29c40-5 104-5 142 1l-2 4c-40-5-98-5-136-1z" className="fill-car-dark" />
      <path d="M170 80c3 24 1 50-6 68M271 78c4 26 4 52 1 66M362 77c2 14-6 26-18 34" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M244 94h18M338 93h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M35 105c10-7 28-11 50-12-8 8-26 13-50 16z" className="fill-car-lamp" />
      <path d="M448 102c-16-4-34-4-48 0 14 6 32 8 49 7z" className="fill-car-tail" />
      <path d="M34 128l24-2-4 20H37zM448 136l-28 4-8 18h18c10 0 16-8 18-22z" className="fill-car-dark" />
      <path d="M188 77c-10-8-20-7-23 0 6 4 16 4 23 0z" className="fill-car-body" />
      <Wheel x={112} r={36} />
      <Wheel x={362} r={36} />
    </Stage>
  )
}
