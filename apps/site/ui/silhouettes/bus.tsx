import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Bus(props: SilhouetteProps) {
  return (
    <Stage {...props} from={14} to={466}>
      <path d="M80 120H400V167q-4 5-10 5H90q-6 0-10-5z" className="fill-car-dark" />
      <path d="M36 46c2-6 8-8 14-8h92c6 0 10 2 12 8zM214 46c2-8 8-10 14-10h102c8 0 12 2 14 10z" className="fill-car-dark" />
      <path
        d="M12 160c-2-30-1-64 4-94 2-13 9-20 22-20h414c11 0 16 6 16 17v93c0 8-4 11-12 11H376.4A26 26 0 1 0 327.6 167H144.4A26 26 0 1 0 95.6 167H22c-7 0-10-2-10-7z"
        className="fill-car-body"
      />
      <path d="M18 60c3-10 9-14 20-14h414c9 0 14 4 15 12H40z" className="fill-car-light" />
      <path d="M13 126c0-20 2-38 5-54 1-5 4-8 9-8h5l-2 62zM84 64h370c4 0 6 2 6 6v44H84z" className="fill-car-glass" />
      <path d="M38 64h40v98H38z" className="fill-car-glass" />
      <path d="M142 114l22-50h12l-22 50zM276 114l22-50h12l-22 50zM400 114l22-50h12l-22 50zM42 112l14-44h8l-14 44z" className="fill-car-sheen" />
      <path d="M57 64h2v98h-2zM144 64h2v50h-2zM206 64h2v50h-2zM268 64h2v50h-2zM330 64h2v50h-2zM392 64h2v50h-2z" className="fill-car-shade" />
      <path d="M84 120h383v5H84z" className="fill-car-light" />
      <path d="M150 140h172v24H150zM386 140h82v10h-82z" className="fill-car-shade" />
      <path d="M184 140v24M218 140v24M252 140v24M287 140v24" className="stroke-car-body" strokeWidth="1.4" />
      <path d="M12 140l18-2 4 12-23 3z" className="fill-car-lamp" />
      <path d="M463 124h5v26h-5z" className="fill-car-tail" />
      <path d="M11 160h18v7H18c-5 0-7-3-7-7z" className="fill-car-dark" />
      <path d="M22 56c-10-2-15 1-15 9v24h6V66c0-3 3-4 9-4z" className="fill-car-dark" />
      <TruckWheel x={120} r={22} />
      <TruckWheel x={352} r={22} />
    </Stage>
  )
}
