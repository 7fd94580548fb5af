import { Anchor } from '#apps/site/ui/index.ts'

/** Price bands of the list with the number of cars in each. */
export function PriceBands({ bands }: { bands: readonly { value: string; label: string; countText: string }[] }) {
  return (
    <ul className="grid border-t border-line desktop:grid-cols-3 desktop:gap-3 desktop:border-t-0 wide:grid-cols-6">
      {bands.map((band) => (
        <li key={band.value}>
          <Anchor
            href={`/carList?price=${band.value}`}
            className="flex h-full min-h-tap items-center justify-between gap-4 border-b border-line py-3 transition-colors hover:border-ink desktop:flex-col desktop:items-start desktop:gap-1 desktop:rounded-sm desktop:border desktop:bg-surface desktop:p-4"
          >
            <bdi className="font-semibold tabular-nums">{band.label}</bdi>
            <span className="text-sm text-muted">{band.countText}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
