import { VehiclePicture } from '#apps/site/ui/index.ts'

const addresses = {
  suv: '/drawing/1/side/suv-4700x1900x1710-2780-a2-d5-bev-slim-8a968f.svg',
  sedan: '/drawing/1/side/sedan-4800x1860x1470-2820-a2-d4-bev-slim-c0c5c8.svg',
  tractor: '/drawing/1/side/tractor-6950x2500x3650-4550-a3-d2-bev-slim-e6e8e6.svg',
} as const

export const sampleShapes = Object.keys(addresses) as (keyof typeof addresses)[]

/** A drawing as the site's pages show it; the server of `npm run dev` draws it. */
export function SampleVehicle({ shape, className }: { shape: keyof typeof addresses; className?: string }) {
  return <VehiclePicture drawing={{ src: addresses[shape], width: 480, height: 300 }} alt={null} className={className} />
}
