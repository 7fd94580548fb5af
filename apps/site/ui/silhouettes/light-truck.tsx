import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function LightTruck(props: SilhouetteProps) {
  return (
    <Stage {...props} from={28} to={456}>
      <path d="M60 136h390v14H60zM58 116h72v44H58z" className="fill-car-dark" />
      <path d="M30 156c-3-28-2-56 4-82l8-20c4-10 12-14 24-14h68c8 0 12 4 12 12v106H126.4A33 33 0 1 0 61.6 158H34c-2 0-4-1-4-2z" className="fill-car-body" />
      <path d="M38 62l4-8c4-10 12-14 24-14h68c8 0 12 4 12 12v10z" className="fill-car-light" />
      <path d="M32 106c0-12 2-22 5-32l7-14h16l-8 46zM67 60h56c4 0 6 2 6 5v41H59z" className="fill-car-glass" />
      <path d="M78 105l20-45h16L94 105z" className="fill-car-sheen" />
      <path d="M31 114h115v7H30z" className="fill-car-shade" />
      <path d="M134 58v84M57 110l-2 38" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M108 130h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M29 130h24l-3 11H29z" className="fill-car-lamp" />
      <path d="M29 146h32v12H34c-3 0-5-2-5-4z" className="fill-car-dark" />
      <rect x="23" y="66" width="9" height="28" rx="3" className="fill-car-dark" />
      <path d="M154 62h8v74h-8z" className="fill-car-dark" />
      <path d="M162 86h292v46H162z" className="fill-car-body" />
      <path d="M162 86h292v7H162z" className="fill-car-light" />
      <path d="M162 126h292v8H162z" className="fill-car-shade" />
      <path d="M233 86v46M306 86v46M379 86v46" className="stroke-car-dark" strokeWidth="3" />
      <path d="M162 110h292" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M448 136h8v12h-8z" className="fill-car-tail" />
      <rect x="196" y="146" width="84" height="20" rx="5" className="fill-car-shade" />
      <path d="M214 146v20M262 146v20" className="stroke-car-dark" strokeWidth="3" />
      <TruckWheel x={94} r={28} />
      <TruckWheel x={372} r={28} />
    </Stage>
  )
}
