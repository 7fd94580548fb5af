import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Minibus(props: SilhouetteProps) {
  return (
    <Stage {...props} from={30} to={452}>
      <path d="M60 116H416V164q-4 5-10 5H70q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M22 154c-3-14-3-32 0-44 4-10 12-15 24-18l34-8c14-26 28-46 44-58 10-8 20-11 36-11h276c14 0 20 6 21 18l3 112c0 14-5 19-14 19H413.7A32 32 0 1 0 354.3 164H123.7A32 32 0 1 0 64.3 164H34c-7 0-10-4-12-10z"
        className="fill-car-body"
      />
      <path d="M80 84c14-26 28-46 44-58 10-8 20-11 36-11h276c14 0 20 6 21 17H172c-36 0-62 20-84 52z" className="fill-car-light" />
      <path d="M124 159c74-10 160-12 230-9v14H124z" className="fill-car-shade" />
      <path d="M94 86c14-22 26-38 40-46 8-4 16-6 26-6h12v52zM180 38h262c4 0 6 2 6 6v42H180z" className="fill-car-glass" />
      <path d="M122 85l32-49h12l-32 49zM202 86l22-48h12l-22 48zM336 86l22-48h12l-22 48z" className="fill-car-sheen" />
      <path d="M242 38h4v48h-4zM308 38h4v48h-4zM376 38h4v48h-4z" className="fill-car-body" />
      <path d="M88 90h84v74M176 32v132M244 90v72" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M182 100h128" className="stroke-car-shade" strokeWidth="2" />
      <path d="M154 102h12M184 110h12" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M128 136h223v4H128zM418 136h41v4h-41z" className="fill-car-dark" />
      <path d="M22 112c8-10 20-14 34-16-3 11-14 19-34 22z" className="fill-car-lamp" />
      <path d="M452 92h7v32h-6z" className="fill-car-tail" />
      <path d="M20 140l28-2-3 18H26zM426 156h33c-1 6-5 8-14 8h-19z" className="fill-car-dark" />
      <rect x="92" y="64" width="9" height="24" rx="3" className="fill-car-dark" />
      <Wheel x={94} r={28} spokes={7} />
      <Wheel x={384} r={28} spokes={7} />
    </Stage>
  )
}
