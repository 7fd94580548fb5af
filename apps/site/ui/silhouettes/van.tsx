import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Van(props: SilhouetteProps) {
  return (
    <Stage {...props} from={34} to={450}>
      <path d="M62 114H412V164q-4 5-10 5H72q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M25 152c-4-12-4-28-1-40 4-10 14-16 28-20l50-12c22-26 40-46 62-54 12-4 24-5 40-5h226c16 0 24 6 25 20l3 104c0 12-4 18-14 19H409A34 34 0 1 0 347 164H128A34 34 0 1 0 66 164H38c-7 0-10-5-13-12z"
        className="fill-car-body"
      />
      <path d="M102 80c22-26 40-46 62-54 12-4 24-5 40-5h226c16 0 24 6 25 20H212c-34 0-66 16-96 39z" className="fill-car-light" />
      <path d="M130 159c70-10 150-12 214-9v14H130z" className="fill-car-shade" />
      <path d="M114 82c18-20 34-36 50-42 10-4 20-5 34-5h12v47z" className="fill-car-glass" />
      <path d="M144 81l36-42 20-4-36 46z" className="fill-car-sheen" />
      <path d="M104 86h108v76M212 26v138M326 42v114M340 46h96v60h-96zM226 46h86v60h-86z" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M220 118h104" className="stroke-car-shade" strokeWidth="2.4" />
      <path d="M190 100h14M220 110h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M134 136h207v5H134zM414 136h44v5h-44z" className="fill-car-dark" />
      <path d="M24 114c8-10 22-15 40-17-4 11-18 19-40 23z" className="fill-car-lamp" />
      <path d="M450 84h7l1 34h-8z" className="fill-car-tail" />
      <path d="M23 138l30-2-4 20H29zM424 156h33c-1 6-5 8-14 8h-19z" className="fill-car-dark" />
      <rect x="118" y="64" width="10" height="22" rx="3" className="fill-car-dark" />
      <Wheel x={97} r={30} spokes={7} />
      <Wheel x={378} r={30} spokes={7} />
    </Stage>
  )
}
