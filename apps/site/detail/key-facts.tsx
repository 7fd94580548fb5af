/** The figures that decide, under the price. */
export function KeyFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
      {facts.map((fact) => (
        <div key={fact.label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm leading-snug text-muted">{fact.label}</dt>
          <dd className="leading-snug font-semibold">
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
