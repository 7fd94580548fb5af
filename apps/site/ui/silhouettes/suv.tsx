import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Suv(props: SilhouetteProps) {
  return (
    <Stage {...props} from={44} to={438}>
      <path d="M66 100H408V160q-4 5-10 5H76q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M36 146c-5-12-5-30-1-42 5-10 21-16 41-19 32-6 64-8 90-9 22-20 42-36 68-41 34-5 106-5 144 0 26 5 44 22 56 44 8 7 13 18 14 31 2 16 1 30-2 38-3 7-8 10-16 10H401.6A42 42 0 1 0 322.4 158H151.6A42 42 0 1 0 72.4 158H50c-8 0-12-5-14-12z"
        className="fill-car-body"
      />
      <path d="M35 104c6-10 22-16 41-19 32-6 64-8 90-9l8-7 256 6c10 8 15 15 18 26-90-7-185-9-275-5-54 3-101 4-138 8z" className="fill-car-light" />
      <path d="M154 154c44-14 124-19 166-10l3 14H153z" className="fill-car-shade" />
      <path d="M178 75c20-20 40-32 62-35 32-3 88-3 120 1 22 4 38 16 50 34z" className="fill-car-glass" />
      <path d="M208 74l38-34 24-1-36 35zM292 74l18-35 13 0-18 35z" className="fill-car-sheen" />
      <path d="M262 38h7l5 38h-7zM344 39h8l14 36h-9z" className="fill-car-dark" />
      <path d="M230 34c40-9 112-9 152 0h-6l-2 2h-6l-2-3c-34-4-88-4-122 0l-2 2h-8z" className="fill-car-dark" />
      <path d="M170 80c3 24 1 50-6 68M271 78c4 26 4 52 1 66M366 77c2 14-6 26-20 34" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M244 93h18M342 92h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M35 105c10-7 28-11 50-12-8 8-26 13-50 16z" className="fill-car-lamp" />
      <path d="M448 103c-18-5-38-5-54 0 16 6 36 8 54 6z" className="fill-car-tail" />
      <path d="M34 128l24-2-4 20H37zM448 136l-28 4-8 18h18c10 0 16-8 18-22z" className="fill-car-dark" />
      <path d="M188 77c-10-8-20-7-23 0 6 4 16 4 23 0z" className="fill-car-body" />
      <Wheel x={112} r={36} />
      <Wheel x={362} r={36} />
    </Stage>
  )
}
