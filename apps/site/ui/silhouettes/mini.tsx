import { Stage, Wheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Mini(props: SilhouetteProps) {
  return (
    <Stage {...props} from={86} to={398}>
      <path d="M98 110h288v52q-4 5-10 5H108q-6 0-10-5z" className="fill-car-dark" />
      <path d="M79 150c-5-10-5-24-2-34 3-9 13-15 27-18l46-10c14-22 32-42 58-46 34-5 112-5 148 0 22 4 36 22 42 50 6 12 8 32 6 54-1 10-7 15-16 16l-10 2a32 32 0 1 0-59 0H162a32 32 0 1 0-60 0l-10-2c-8-1-11-6-13-12z" className="fill-car-body" />
      <path d="M150 88c14-22 32-42 58-46 34-5 112-5 148 0 22 4 36 22 42 50l-12-4c-6-18-14-30-28-33-36-5-104-5-144 0-18 3-32 16-48 33z" className="fill-car-dark" />
      <path d="M78 114c4-8 13-13 26-16l46-10 248 3c3 6 4 11 5 17-84-7-162-8-246-2-32 3-56 8-79 14z" className="fill-car-light" />
      <path d="M162 158c36-13 110-16 152-9l4 15H161z" className="fill-car-shade" />
      <path d="M164 87c14-18 28-32 48-36 36-4 98-4 134 0 18 3 28 16 34 36z" className="fill-car-glass" />
      <path d="M190 86l34-36 26-1-34 37zM292 86l18-37 14 1-18 36z" className="fill-car-sheen" />
      <path d="M262 48h7l3 39h-7zM344 51l8 2 8 34h-10z" className="fill-car-dark" />
      <path d="M160 90c2 22 0 48-6 62M268 89c4 24 4 50 2 62" fill="none" className="stroke-car-shade" strokeWidth="1.4" />
      <path d="M242 106h18" className="stroke-car-dark" strokeWidth="2.6" strokeLinecap="round" />
      <rect x="78" y="110" width="24" height="12" rx="6" className="fill-car-lamp" />
      <rect x="390" y="100" width="14" height="22" rx="4" className="fill-car-tail" />
      <path d="M78 137l20-1-4 14H81zM404 146l-20 2-5 15 9-1c9-1 15-6 16-16z" className="fill-car-dark" />
      <path d="M176 88c-9-7-17-6-20 0 5 3 14 4 20 0z" className="fill-car-dark" />
      <Wheel x={132} r={28} spokes={8} />
      <Wheel x={348} r={28} spokes={8} />
    </Stage>
  )
}
