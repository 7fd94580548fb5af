import { Stage } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

/** A vehicle whose body type is not known waits under its cover. */
export function Covered(props: SilhouetteProps) {
  return (
    <Stage {...props} from={36} to={446}>
      <path d="M78 160h56v14q-28 12-56 0zM335 160h56v14q-28 12-56 0z" className="fill-car-tyre" />
      <path
        d="M28 168c-6-20-5-42 4-54 10-10 36-12 66-16 22-3 40-4 58-6 26-22 52-36 84-40 34-3 68-2 96 5 34 8 58 22 80 38 18 3 32 9 36 21 5 18 5 36 2 52q-13 5-27 0t-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-27 0-26-1z"
        className="fill-car-body"
      />
      <path
        d="M32 114c10-10 36-12 66-16 22-3 40-4 58-6 26-22 52-36 84-40 34-3 68-2 96 5 34 8 58 22 80 38 18 3 32 9 36 21-22-8-48-10-74-12-38-20-70-30-108-30-36 0-66 12-102 32-50 1-98 2-136 8z"
        className="fill-car-light"
      />
      <path
        d="M64 168c2-24 10-44 34-62-10 22-14 42-14 62zM148 168c-2-26 0-50 8-66 0 24 4 46 12 66zM236 168c4-30 6-58 0-86 14 26 18 58 14 86zM352 168c-6-30-10-58-12-86 14 22 24 54 28 86zM424 168c2-24 0-44-8-62 16 16 22 40 20 62z"
        className="fill-car-shade"
      />
    </Stage>
  )
}
