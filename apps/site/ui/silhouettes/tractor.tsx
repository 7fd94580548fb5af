import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Tractor(props: SilhouetteProps) {
  return (
    <Stage {...props} from={66} to={420}>
      <path d="M110 140h304v12H110z" className="fill-car-dark" />
      <path d="M102 114h64v46h-64z" className="fill-car-dark" />
      <path d="M66 158c-2-36-2-74 6-106l6-26c3-9 9-13 18-13h90c7 0 10 4 10 10v115h-34.6A30 30 0 0 0 106.4 150v12H70c-3 0-4-2-4-4z" className="fill-car-body" />
      <path d="M75 34l3-8c3-9 9-13 18-13h90c7 0 10 4 10 10v11z" className="fill-car-light" />
      <path d="M104 13c14-7 46-9 92-9v9z" className="fill-car-shade" />
      <path d="M68 92c0-14 2-28 5-40l5-12h15l-7 52zM99 40h40c3 0 4 1 4 4v48H92zM156 42h24v26h-24z" className="fill-car-glass" />
      <path d="M106 91l18-51h14l-18 51z" className="fill-car-sheen" />
      <path d="M66 104h130v8H65.5z" className="fill-car-shade" />
      <path d="M147 38v92M90 96l-2 52" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M126 98h14" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M65 130h22l-3 11H65z" className="fill-car-lamp" />
      <path d="M65 148h41v14H70c-4 0-5-2-5-5zM90 132h13v3H90zM90 140h13v3H90z" className="fill-car-dark" />
      <path d="M59 49c0-3 3-4 9-3v36c-6 1-9 0-9-3zM200 34h10v106h-10z" className="fill-car-dark" />
      <rect x="206" y="148" width="58" height="22" rx="5" className="fill-car-shade" />
      <path d="M222 148v22M248 148v22" className="stroke-car-dark" strokeWidth="3" />
      <path d="M296 118h76l-8 22h-60z" className="fill-car-shade" />
      <path d="M412 140h8v11h-8z" className="fill-car-tail" />
      <path d="M272 146a31 31 0 0 1 60 0M336 146a31 31 0 0 1 60 0" fill="none" className="stroke-car-dark" strokeWidth="4" />
      <TruckWheel x={136} r={26} />
      <TruckWheel x={302} r={26} />
      <TruckWheel x={366} r={26} />
    </Stage>
  )
}
