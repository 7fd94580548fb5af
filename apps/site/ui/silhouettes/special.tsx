import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

/** Special-purpose vehicles stand as a lorry with a crane. */
export function Special(props: SilhouetteProps) {
  return (
    <Stage {...props} from={18} to={462}>
      <path d="M60 138h392v16H60z" className="fill-car-dark" />
      <path d="M136 148h8v14h8v6h-24v-6h8zM428 148h8v14h8v6h-24v-6h8z" className="fill-car-dark" />
      <path d="M126 114h330v26H126z" className="fill-car-body" />
      <path d="M126 114h330v6H126z" className="fill-car-light" />
      <path d="M180 120v20M236 120v20M292 120v20M348 120v20M404 120v20" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
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
      <path d="M316 66h50l22 48h-78z" className="fill-car-body" />
      <path d="M324 74h24l2 26h-28z" className="fill-car-glass" />
      <path d="M352 92L104 14l2-10 258 68c12 4 8 22-12 20z" className="fill-car-shade" />
      <path d="M104 10l2-6 258 68c3 2 4 4 4 6z" className="fill-car-light" />
      <circle cx="354" cy="80" r="5" className="fill-car-dark" />
      <path d="M105 12v20" className="stroke-car-dark" strokeWidth="2" />
      <path d="M99 32h12l-3 10h-6z" className="fill-car-dark" />
      <rect x="150" y="148" width="96" height="22" rx="5" className="fill-car-shade" />
      <path d="M172 148v22M224 148v22" className="stroke-car-dark" strokeWidth="3" />
      <path d="M448 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={25} />
      <TruckWheel x={318} r={25} />
      <TruckWheel x={374} r={25} />
    </Stage>
  )
}
