import { Stage } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

/** A vehicle whose body type is not known waits under its cover. */
export function Covered(props: SilhouetteProps) {
  return (
    <Stage {...props} from={30} to={454}>
      <path d="M28 172c-2-20 0-42 6-54 8-10 34-14 64-18 22-3 40-4 58-6 26-22 52-38 84-44 34-4 70-3 98 4 34 8 58 24 80 42 18 4 30 10 34 22 4 16 6 36 4 54-4 4-8 1-12-2-5-4-9 3-14 3s-9-5-14-3-9 4-14 1-11 2-16 3-10-5-15-4-10 5-15 3-11-4-16-2-11 4-16 2-10-5-15-3-11 5-16 3-10-5-15-4-11 4-16 3-10-4-15-3-11 5-16 4-10-5-15-4-11 4-16 3-10-4-15-3-10 4-15 3-10-4-15-3-10 4-15 3-10-4-14-3-9 3-13 3-9-4-13-3-8 4-13 4-9-5-13-4-8 4-12 4-9-2-12-4z" className="fill-car-body" />
      <path d="M34 118c8-10 34-14 64-18 22-3 40-4 58-6 26-22 52-38 84-44 34-4 70-3 98 4 34 8 58 24 80 42 18 4 30 10 34 22-20-8-44-11-70-13-40-20-70-30-110-30-38 0-70 14-106 34-50 1-100 4-132 9z" className="fill-car-light" />
      <path d="M160 96c-14 26-16 54-10 78M240 52c10 40 6 90-6 122M338 54c-6 44 2 88 14 120M416 98c6 24 4 52-2 76M98 102c-12 20-20 46-18 70" fill="none" className="stroke-car-shade" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M66 172c4-30 20-46 38-48 20 0 36 18 40 48zM330 172c4-30 20-46 38-48 20 0 36 18 40 48z" className="fill-car-shade" />
    </Stage>
  )
}
