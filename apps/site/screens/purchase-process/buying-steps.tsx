import { Heading } from '#apps/site/ui/index.ts'
import type { StepView } from './process-view.ts'

/** The steps under each other: picture, name, and who does what on one line grid. */
export function BuyingSteps({ steps }: { steps: readonly StepView[] }) {
  return (
    <ol className="border-b border-line">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid gap-x-10 gap-y-4 border-t border-line py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desktop:py-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,9fr)]"
        >
          <img
            src={step.picture}
            alt=""
            width={320}
            height={200}
            loading={index === 0 ? undefined : 'lazy'}
            decoding="async"
            className="block h-auto w-48 bg-stage desktop:w-full desktop:max-wide:row-span-2"
          />
          <div className="min-w-0 desktop:max-wide:col-start-2">
            <p className="text-sm leading-snug text-muted tabular-nums">{index + 1}</p>
            <Heading level={3} className="mt-1">
              {step.title}
            </Heading>
          </div>
          <dl className="grid min-w-0 gap-y-3 self-start desktop:max-wide:col-start-2">
            {step.rows.map((row) => (
              <div key={row.label} className="grid gap-x-6 phablet:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]">
                <dt className="text-sm leading-6 text-muted">{row.label}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
