import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Tractor(props: SilhouetteProps) {
  return (
    <Stage {...props} from={62} to={424}>
      <path d="M110 138h308v12H110z" className="fill-car-dark" />
      <g transform="translate(44)">
      <path d="M18 158c-2-40-2-80 2-112 2-20 8-30 20-32h92c10 0 14 4 14 14v132H18z" className="fill-car-body" />
      <path d="M24 26c3-8 8-11 16-12h92c10 0 14 4 14 14v4H23z" className="fill-car-light" />
      <path d="M56 14c14-8 44-10 90-10v10z" className="fill-car-shade" />
      <path d="M24 92c0-18 1-34 4-48 1-5 4-6 8-6h54c4 0 6 2 6 6v48zM106 40h26v26h-26z" className="fill-car-glass" />
      <path d="M44 91l22-53h18L62 91z" className="fill-car-sheen" />
      <path d="M40 96h60v58M40 96v16M100 36v118" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M18 110h128v10H18z" className="fill-car-shade" />
      <path d="M82 106h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M17 130h20v13H17z" className="fill-car-lamp" />
      <path d="M16 146h46l-3 18H20z" className="fill-car-dark" />
      <path d="M22 52h-9v34h9z" className="fill-car-dark" />
      </g>
      <path d="M194 30h12v108h-12z" className="fill-car-dark" />
      <path d="M210 146h66v20h-66z" className="fill-car-shade" />
      <path d="M300 126h84l22 10H286z" className="fill-car-shade" />
      <path d="M414 138h8v12h-8z" className="fill-car-tail" />
      <path d="M270 130a30 30 0 0 1 52 0M342 130a30 30 0 0 1 58 0" fill="none" className="stroke-car-dark" strokeWidth="4" />
      <TruckWheel x={136} r={26} />
      <TruckWheel x={304} r={26} />
      <TruckWheel x={366} r={26} />
    </Stage>
  )
}
