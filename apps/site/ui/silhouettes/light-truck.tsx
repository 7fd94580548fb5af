import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function LightTruck(props: SilhouetteProps) {
  return (
    <Stage {...props} from={28} to={456}>
      <path d="M60 138h390v14H60z" className="fill-car-dark" />
      <path d="M28 152c-3-26-2-54 4-78 4-18 12-30 22-34 8-3 20-4 34-4h44c8 0 12 4 12 12v106h-22a32 32 0 1 0-56 0H36c-5 0-8-2-8-2z" className="fill-car-body" />
      <path d="M46 48c4-5 6-7 8-8 8-3 20-4 34-4h44c8 0 12 4 12 12z" className="fill-car-light" />
      <path d="M40 94c2-16 6-30 12-40 3-4 6-6 12-6h60c4 0 6 2 6 6v40z" className="fill-car-glass" />
      <path d="M62 93l24-45h20L82 93z" className="fill-car-sheen" />
      <path d="M30 112h114v8H30z" className="fill-car-shade" />
      <path d="M58 98v20M136 50v100M58 98h76" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M114 108h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M27 120h18v12H27z" className="fill-car-lamp" />
      <path d="M26 138h34l-4 14H28z" className="fill-car-dark" />
      <path d="M36 62h-8v26h8z" className="fill-car-dark" />
      <path d="M156 62h8v76h-8z" className="fill-car-dark" />
      <path d="M162 86h292v46H162z" className="fill-car-body" />
      <path d="M162 86h292v8H162z" className="fill-car-light" />
      <path d="M162 126h292v8H162z" className="fill-car-shade" />
      <path d="M235 88v44M308 88v44M381 88v44" className="stroke-car-dark" strokeWidth="3" />
      <path d="M162 108h292" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M448 136h8v12h-8z" className="fill-car-tail" />
      <path d="M210 146h90v14h-90z" className="fill-car-shade" />
      <TruckWheel x={94} r={28} />
      <TruckWheel x={372} r={28} />
    </Stage>
  )
}
