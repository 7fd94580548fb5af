import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Minibus(props: SilhouetteProps) {
  return (
    <Stage {...props} from={30} to={452}>
      <path d="M56 112h358v52q-4 5-10 5H66q-6 0-10-5z" className="fill-car-dark" />
      <path d="M22 154c-3-14-3-32 0-44 4-10 12-15 24-18l34-8c14-26 28-46 44-58 10-8 20-11 36-11h276c14 0 20 6 21 18l3 112c0 14-5 19-14 20h-34a31 31 0 1 0-60 0H124a31 31 0 1 0-60 0H34c-7 0-10-4-12-11z" className="fill-car-body" />
      <path d="M80 84c14-26 28-46 44-58 10-8 20-11 36-11h276c14 0 20 6 21 18H176c-30 0-52 12-84 51z" className="fill-car-light" />
      <path d="M124 158c74-10 160-12 230-9v16H124z" className="fill-car-shade" />
      <path d="M94 86c14-22 26-38 40-46 8-4 16-6 26-6h12v52zM180 40h60v46h-60zM246 40h60v46h-60zM312 40h60v46h-60zM378 40h62c3 0 5 2 5 5v41h-67z" className="fill-car-glass" />
      <path d="M122 85l32-49h14l-32 49zM200 86l20-46h12l-20 46zM268 86l20-46h12l-20 46zM334 86l20-46h12l-20 46zM402 86l20-46h10l-20 46z" className="fill-car-sheen" />
      <path d="M88 90l84-1v75M176 30v134M243 34v130" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M180 100h128" className="stroke-car-shade" strokeWidth="2.4" />
      <path d="M154 102h12M184 108h12" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M22 112c8-10 20-14 34-16-3 11-14 19-34 22z" className="fill-car-lamp" />
      <path d="M452 92h7v32h-6z" className="fill-car-tail" />
      <path d="M20 140l28-2-3 18H26zM434 154h26c-1 8-5 11-14 11h-16z" className="fill-car-dark" />
      <path d="M92 66h10v24H92z" className="fill-car-dark" />
      <Wheel x={94} r={28} spokes={7} />
      <Wheel x={384} r={28} spokes={7} />
    </Stage>
  )
}
