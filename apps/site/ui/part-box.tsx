/** A carton, a brake disc with its calliper and an oil filter: stands for parts and accessories where none is named. */
export function PartBox({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 200" className={className} aria-hidden>
      <ellipse cx="242" cy="181" rx="158" ry="6" className="fill-car-ground" />
      <path d="M96 72h118v108H96z" className="fill-car-body" />
      <path d="M96 72h118v12H96z" className="fill-car-light" />
      <path d="M146 72h18v44l-9-6-9 6z" className="fill-car-shade" />
      <path d="M110 150h34M110 160h22" className="stroke-car-shade" strokeWidth="3" />
      <path d="M176 146h24v20h-24z" fill="none" className="stroke-car-shade" strokeWidth="3" />
      <circle cx="276" cy="112" r="68" className="fill-car-shade" />
      <circle cx="276" cy="112" r="62" className="fill-car-light" />
      <circle cx="276" cy="112" r="49" pathLength="48" strokeDasharray=".5 1.5" strokeWidth="12" fill="none" className="stroke-car-shade" />
      <circle cx="276" cy="112" r="30" className="fill-car-body" />
      <circle cx="276" cy="112" r="21" pathLength="10" strokeDasharray=".5 1.5" strokeWidth="7" fill="none" className="stroke-car-dark" />
      <circle cx="276" cy="112" r="11" className="fill-car-dark" />
      <path d="M310 50c22 14 36 36 38 64 0 10-3 20-10 26l-24-12c4-20-2-38-20-50z" className="fill-car-tail" />
      <path d="M318 58c18 14 28 34 30 56l-10 2c-4-20-14-36-30-48z" className="fill-car-dark" />
      <path d="M352 122h46v58h-46z" className="fill-car-dark" />
      <path d="M349 112h52v14h-52z" className="fill-car-shade" />
      <path d="M364 126v54M375 126v54M386 126v54" className="stroke-car-sheen" strokeWidth="2" />
    </svg>
  )
}
