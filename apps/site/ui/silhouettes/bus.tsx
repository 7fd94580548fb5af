import { Stage, TruckWheel } from './parts.tsx'
import type { SilhouetteProps } from './parts.tsx'

export function Bus(props: SilhouetteProps) {
  return (
    <Stage {...props} from={14} to={466}>
      <path d="M40 118h400v50H40z" className="fill-car-dark" />
      <path d="M11 162c-2-30-1-66 4-92 2-12 8-18 20-18h416c12 0 17 6 17 18v88c0 8-4 12-12 12h-60a25 25 0 1 0-48 0H130a25 25 0 1 0-48 0H24c-8 0-12-3-13-8z" className="fill-car-body" />
      <path d="M16 66c3-9 8-14 19-14h416c10 0 15 4 17 12z" className="fill-car-light" />
      <path d="M40 46h120v6H40zM200 44h160v8H200z" className="fill-car-dark" />
      <path d="M14 124c0-20 1-38 4-54 1-3 3-4 6-4h26v58z" className="fill-car-glass" />
      <path d="M56 66h36v46H56zM96 66h58v46H96zM158 66h58v46h-58zM220 66h58v46h-58zM282 66h58v46h-58zM344 66h58v46h-58zM406 66h52c3 0 4 2 4 4v42h-56z" className="fill-car-glass" />
      <path d="M24 122l12-56h12l-14 56zM118 112l20-46h10l-20 46zM242 112l20-46h10l-20 46zM366 112l20-46h10l-20 46z" className="fill-car-sheen" />
      <path d="M56 112h36v52H56z" className="fill-car-sheen" />
      <path d="M74 66v98" className="stroke-car-dark" strokeWidth="1.6" />
      <path d="M134 146h196v18H134zM396 140h68v8h-68z" className="fill-car-shade" />
      <path d="M166 146v18M200 146v18M234 146v18M268 146v18M302 146v18" className="stroke-car-body" strokeWidth="1.4" />
      <path d="M96 124c120 10 250 8 372-6v8c-122 14-252 16-372 4z" className="fill-car-tail" />
      <path d="M11 142l14-2 4 10-18 4z" className="fill-car-lamp" />
      <path d="M463 128h5v20h-5z" className="fill-car-tail" />
      <path d="M12 66H6v22h5z" className="fill-car-dark" />
      <TruckWheel x={106} r={21} />
      <TruckWheel x={358} r={21} />
    </Stage>
  )
}
