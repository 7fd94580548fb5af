import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Crossover(props: SilhouetteProps) {
  return (
    <Stage {...props} from={46} to={438}>
      <path d="M68 104h340v56q-4 6-12 6H80q-8 0-12-6z" className="fill-car-dark" />
      <path d="M38 148c-5-11-5-28-1-39 5-10 20-15 39-18 32-6 60-8 86-9 24-20 46-36 72-41 34-5 80-4 112 3 34 8 62 24 82 42 10 5 15 11 17 20 3 15 3 31 0 42-3 8-8 12-16 12h-28a39 39 0 1 0-76 0H147a39 39 0 1 0-76 0H52c-8 0-12-6-14-12z" className="fill-car-body" />
      <path d="M37 109c6-10 21-15 39-18 32-6 60-8 86-9l10-8 254 11c10 5 15 10 18 18-88-8-180-10-268-6-54 3-102 9-139 17z" className="fill-car-light" />
      <path d="M148 156c46-14 132-20 176-10l2 14H148z" className="fill-car-shade" />
      <path d="M174 81c22-20 42-32 66-36 32-4 74-3 102 4 24 6 44 17 60 32z" className="fill-car-glass" />
      <path d="M204 80l42-35 24-1-38 36zM292 80l18-36 13 2-17 34z" className="fill-car-sheen" />
      <path d="M264 43h7l6 39h-7zM344 48l8 3 14 30h-10z" className="fill-car-dark" />
      <path d="M168 86c3 22 1 50-7 66M274 84c4 24 4 50 1 64M364 83c2 14-6 26-18 32" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M246 99h18M340 98h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M37 109l52-9c-10 5-28 10-52 13z" className="fill-car-lamp" />
      <path d="M36 130l24-2-4 18H39zM446 140l-26 4-8 16h16c10 0 16-8 18-20z" className="fill-car-dark" />
      <path d="M447 106c-20-5-40-5-56-2 16 4 36 7 57 7z" className="fill-car-tail" />
      <path d="M392 61c18 2 32 8 42 20l-10 1c-10-8-22-14-36-17z" className="fill-car-dark" />
      <path d="M184 83c-10-8-20-7-23 0 6 4 16 4 23 0z" className="fill-car-body" />
      <Wheel x={109} r={34} />
      <Wheel x={364} r={34} />
    </Stage>
  )
}
