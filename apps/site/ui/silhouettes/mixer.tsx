import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mixer(props: SilhouetteProps) {
  return (
    <Stage {...props} from={18} to={462}>
      <path d="M60 142h386v12H60z" className="fill-car-dark" />
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
      <path d="M132 96l18 8v38h-18zM366 104h30l28 38h-34z" className="fill-car-dark" />
      <path d="M140 92c-2-10 0-20 8-26 26-26 78-40 124-38 50 4 100 14 130 34l-16 42c-30 20-76 28-118 26-50-2-104-14-128-38z" className="fill-car-body" />
      <path d="M148 66c26-26 78-40 124-38 50 4 100 14 130 34l-4 10c-40-18-80-26-124-28-48 0-98 8-126 22z" className="fill-car-light" />
      <path d="M142 98c40 14 88 20 134 18 40-2 80-8 112-20l-2 8c-30 20-76 28-118 26-50-2-106-12-126-32z" className="fill-car-shade" />
      <path
        d="M196 40c12 26 10 58-2 80M252 29c14 32 12 70-2 99M312 32c12 30 8 66-6 95M366 46c8 22 4 46-8 66"
        fill="none"
        className="stroke-car-shade"
        strokeWidth="4"
      />
      <path d="M398 62l20-34h22l-22 46-20 8z" className="fill-car-dark" />
      <path d="M414 82l8-3 26 58h-10z" className="fill-car-shade" />
      <rect x="150" y="148" width="96" height="22" rx="5" className="fill-car-shade" />
      <path d="M172 148v22M224 148v22" className="stroke-car-dark" strokeWidth="3" />
      <path d="M440 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={25} />
      <TruckWheel x={322} r={26} />
      <TruckWheel x={382} r={26} />
    </Stage>
  )
}
