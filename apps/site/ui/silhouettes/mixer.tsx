import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mixer(props: SilhouetteProps) {
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
      <path d="M130 118l14-6v30h-16zM388 96l30 46h-24l-18-30z" className="fill-car-dark" />
      <path d="M138 92c-2-10 0-20 8-26 26-26 80-42 128-40 50 4 100 14 130 34l-16 42c-30 20-76 30-120 28-50-2-106-12-130-38z" className="fill-car-body" />
      <path d="M146 66c26-26 80-42 128-40 50 4 100 14 130 34l-4 10c-40-18-80-28-126-30-48 0-96 10-128 26z" className="fill-car-light" />
      <path d="M140 98c40 16 90 24 138 22 40-2 80-10 112-24l-2 6c-30 20-76 30-120 28-50-2-106-12-128-32z" className="fill-car-shade" />
      <path d="M186 38c14 24 16 58 2 80M244 27c18 30 18 72 0 102M306 29c18 30 12 70-8 98M364 43c12 22 4 50-12 70" fill="none" className="stroke-car-shade" strokeWidth="5" />
      <path d="M404 56l16-26h20l-18 40-14 10z" className="fill-car-dark" />
      <path d="M412 84l30 52h10l-30-58z" className="fill-car-shade" />
      <path d="M168 148h86v18h-86z" className="fill-car-shade" />
      <path d="M440 140h8v12h-8z" className="fill-car-tail" />
      <TruckWheel x={90} r={26} />
      <TruckWheel x={318} r={26} />
      <TruckWheel x={378} r={26} />
    </Stage>
  )
}
