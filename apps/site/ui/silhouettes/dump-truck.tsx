import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function DumpTruck(props: SilhouetteProps) {
  return (
    <Stage {...props} from={18} to={462}>
      <path d="M60 142h386v12H60z" className="fill-car-dark" />
      <path d="M18 158c-2-34-2-70 2-104 2-18 8-28 20-30h62c10 0 14 4 14 14v122H18z" className="fill-car-body" />
      <path d="M24 36c3-8 8-11 16-12h62c10 0 14 4 14 14v4H23z" className="fill-car-light" />
      <path d="M24 100c0-18 1-34 4-46 1-5 4-6 8-6h56c4 0 6 2 6 6v46z" className="fill-car-glass" />
      <path d="M44 99l22-51h18L62 99z" className="fill-car-sheen" />
      <path d="M40 104h66v50M40 104v14" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M18 116h98v10H18z" className="fill-car-shade" />
      <path d="M86 112h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M17 134h20v12H17z" className="fill-car-lamp" />
      <path d="M16 148h44l-3 16H20z" className="fill-car-dark" />
      <path d="M22 60h-9v32h9z" className="fill-car-dark" />
      <path d="M124 28h334l-20 108H150z" className="fill-car-body" />
      <path d="M96 8h52l310 20v10H132l-8-12H96z" className="fill-car-light" />
      <path d="M143 122h297l-2 14H150z" className="fill-car-shade" />
      <path d="M180 38l8 84M234 38l6 84M288 38l2 84M342 38l-2 84M396 38l-6 84" className="stroke-car-shade" strokeWidth="6" />
      <path d="M168 148h86v18h-86z" className="fill-car-shade" />
      <path d="M440 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={26} />
      <TruckWheel x={318} r={26} />
      <TruckWheel x={378} r={26} />
    </Stage>
  )
}
