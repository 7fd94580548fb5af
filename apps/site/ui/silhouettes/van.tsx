import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Van(props: SilhouetteProps) {
  return (
    <Stage {...props} from={34} to={450}>
      <path d="M60 112h350v52q-4 5-10 5H70q-6 0-10-5z" className="fill-car-dark" />
      <path d="M25 152c-4-12-4-28-1-40 4-10 14-16 28-20l50-12c22-26 40-46 62-54 12-4 24-5 40-5h226c16 0 24 6 25 20l3 104c0 12-4 18-14 19h-34a34 34 0 1 0-66 0H130a34 34 0 1 0-66 0H38c-7 0-10-5-13-12z" className="fill-car-body" />
      <path d="M102 80c22-26 40-46 62-54 12-4 24-5 40-5h226c16 0 24 6 25 20H214c-34 0-62 14-92 39z" className="fill-car-light" />
      <path d="M130 158c70-10 150-12 214-9l1 15H130z" className="fill-car-shade" />
      <path d="M116 80c18-20 32-34 48-40 10-4 20-5 34-5h14v45z" className="fill-car-glass" />
      <path d="M146 79l34-40 22-3-34 43z" className="fill-car-sheen" />
      <path d="M106 84h110v80M216 24v140M326 34v118" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M234 46h78v52h-78zM338 46h98v52h-98z" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M220 118h104" className="stroke-car-shade" strokeWidth="2.4" />
      <path d="M196 104h14M224 104h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M130 138h314" className="stroke-car-dark" strokeWidth="4" />
      <path d="M24 114c8-10 22-15 40-17-4 11-18 19-40 23z" className="fill-car-lamp" />
      <path d="M450 84h7l1 34h-8z" className="fill-car-tail" />
      <path d="M23 138l30-2-4 20H29zM430 154h28c-1 8-5 10-14 10h-18z" className="fill-car-dark" />
      <path d="M120 66h10v20h-10z" className="fill-car-dark" />
      <Wheel x={97} r={30} spokes={7} />
      <Wheel x={378} r={30} spokes={7} />
    </Stage>
  )
}
