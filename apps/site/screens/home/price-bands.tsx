import { Anchor } from '#apps/site/ui/index.ts'

/** Price bands of the list with the number of cars in each. */
export function PriceBands({ bands }: { bands: readonly { value: string; label: string; countText: string }[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-3 wide:grid-cols-6">
      {bands.map((band) => (
        <li key={band.value}>
          <Anchor
            href={`/carList?price=${band.value}`}
            className="flex h-full flex-col justify-between gap-1 rounded-sm border border-line bg-surface p-4 transition-colors hover:border-ink"
          >
            <bdi className="font-semibold tabular-nums">{band.label}</bdi>
            <span className="text-sm text-muted">{band.countText}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
