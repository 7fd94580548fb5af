/** A range at rest, as its slider will stand there (range-slider.tsx). */
export function RangeRest() {
  return (
    <span aria-hidden className="flex w-full items-center px-3">
      <i className="size-5 flex-none rounded-full bg-fill" />
      <i className="h-1 flex-1 bg-line-strong" />
      <i className="size-5 flex-none rounded-full bg-fill" />
    </span>
  )
}
