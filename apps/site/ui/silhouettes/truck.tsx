import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Truck(props: SilhouetteProps) {
  return (
    <Stage {...props} from={18} to={462}>
      <path d="M60 142h396v12H60z" className="fill-car-dark" />
      <path d="M56 116h62v46H56z" className="fill-car-dark" />
      <path d="M20 158c-2-32-2-70 6-102l6-20c3-8 9-12 18-12h58c7 0 10 4 10 10v110.2A30 30 0 0 0 60.4 150v12H24c-3 0-4-2-4-4z" className="fill-car-body" />
      <path d="M30 42l2-6c3-8 9-12 18-12h58c7 0 10 4 10 10v8z" className="fill-car-light" />
      <path d="M22 98c0-14 2-28 5-40l5-10h15l-7 50zM53 48h46c3 0 4 1 4 4v46H46z" className="fill-car-glass" />
      <path d="M60 97l18-49h14L74 97z" className="fill-car-sheen" />
      <path d="M20 108h98v8H19.5z" className="fill-car-shade" />
      <path d="M106 46v86M44 102l-2 46" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M84 104h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M19 132h22l-3 11H19z" className="fill-car-lamp" />
      <path d="M19 148h41v14H24c-4 0-5-2-5-5zM44 132h13v3H44zM44 140h13v3H44zM13 55c0-3 3-4 9-3v34c-6 1-9 0-9-3z" className="fill-car-dark" />
      <path d="M54 23c10-9 34-13 64-13v13z" className="fill-car-shade" />
      <path d="M126 8h332v130H126z" className="fill-car-body" />
      <path d="M126 8h332v9H126z" className="fill-car-light" />
      <path d="M126 8h6v130h-6zM452 8h6v130h-6zM132 128h320v10H132z" className="fill-car-shade" />
      <path
        d="M162 18v110M192 18v110M222 18v110M252 18v110M282 18v110M312 18v110M342 18v110M372 18v110M402 18v110M432 18v110"
        fill="none"
        className="stroke-car-shade"
        strokeWidth="1.4"
      />
      <rect x="150" y="148" width="96" height="22" rx="5" className="fill-car-shade" />
      <path d="M172 148v22M224 148v22" className="stroke-car-dark" strokeWidth="3" />
      <path d="M452 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={25} />
      <TruckWheel x={340} r={25} />
      <TruckWheel x={394} r={25} />
    </Stage>
  )
}
