import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

/** Special-purpose vehicles stand as a lorry with a crane. */
export function Special(props: SilhouetteProps) {
  return (
    <Stage {...props} from={18} to={462}>
      <path d="M60 138h392v16H60z" className="fill-car-dark" />
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
      <path d="M126 112h330v26H126z" className="fill-car-body" />
      <path d="M126 112h330v7H126z" className="fill-car-light" />
      <path d="M180 112v26M236 112v26M292 112v26M348 112v26M404 112v26" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M306 66h62l14 46h-88z" className="fill-car-body" />
      <path d="M312 72h26v26h-30z" className="fill-car-glass" />
      <path d="M366 66l10 32-60-22-4-10z" className="fill-car-shade" />
      <path d="M330 82L104 18l-4-14 14-2 236 66z" className="fill-car-light" />
      <path d="M330 82L104 18l-2-8 238 66z" className="fill-car-shade" />
      <path d="M106 10v22" className="stroke-car-dark" strokeWidth="2" />
      <path d="M100 32h12l-3 10h-6z" className="fill-car-dark" />
      <path d="M136 138h10v30h-18v-6h8zM412 138h10v24h8v6h-18z" className="fill-car-dark" />
      <path d="M168 148h86v16h-86z" className="fill-car-shade" />
      <path d="M448 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={25} />
      <TruckWheel x={318} r={25} />
      <TruckWheel x={374} r={25} />
    </Stage>
  )
}
