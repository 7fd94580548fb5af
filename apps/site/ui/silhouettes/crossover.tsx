import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Crossover(props: SilhouetteProps) {
  return (
    <Stage {...props} from={46} to={438}>
      <path d="M68 104H408V161q-4 5-10 5H78q-6 0-10-5z" className="fill-car-dark" />
      <path
        d="M38 148c-5-11-5-28-1-39 5-10 20-15 39-18 32-6 60-8 86-9 24-20 46-36 72-41 34-5 80-4 112 3 34 8 60 22 82 39 12 5 19 12 21 23 3 15 2 31 0 42-3 8-8 12-16 12H400.4A39 39 0 1 0 327.6 160H145.4A39 39 0 1 0 72.6 160H52c-8 0-12-6-14-12z"
        className="fill-car-body"
      />
      <path d="M37 109c6-10 21-15 39-18 32-6 60-8 86-9l10-8 254 8c12 5 19 12 21 23-88-8-181-10-269-6-54 3-103 5-141 10z" className="fill-car-light" />
      <path d="M148 157c46-14 132-20 176-10l2 13H148z" className="fill-car-shade" />
      <path d="M174 81c22-20 42-32 66-36 32-4 74-3 102 4 24 6 44 17 62 32z" className="fill-car-glass" />
      <path d="M204 80l42-35 22-1-38 36zM294 80l18-36 12 2-17 34z" className="fill-car-sheen" />
      <path d="M264 43h6l6 39h-6zM342 48l8 3 16 30h-9z" className="fill-car-dark" />
      <path d="M168 86c3 22 1 50-7 66M274 84c4 24 4 50 1 64M366 83c2 14-6 26-20 32" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M246 98h18M342 97h16" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M37 109l52-9c-10 5-28 10-52 13z" className="fill-car-lamp" />
      <path d="M36 130l24-2-4 18H39zM446 140l-26 4-8 16h16c10 0 16-8 18-20z" className="fill-car-dark" />
      <path d="M448 105c-22-4-44-5-62-2 18 4 40 6 63 6z" className="fill-car-tail" />
      <path d="M400 70c14 2 26 6 34 12l-14 0c-8-4-14-8-22-10z" className="fill-car-dark" />
      <path d="M184 83c-10-8-20-7-23 0 6 4 16 4 23 0z" className="fill-car-body" />
      <Wheel x={109} r={34} />
      <Wheel x={364} r={34} />
    </Stage>
  )
}
