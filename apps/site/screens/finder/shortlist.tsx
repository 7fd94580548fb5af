import { ButtonLink, Chip, ChipList, FilterChip, Grid, Heading, IconArrowEnd, IconCheck, Notice } from '#apps/site/ui/index.ts'
import { CarCardItem } from '#apps/site/vehicle/car-card.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import type { FinderView, ResultView } from './finder-view.ts'

/** Cards that the widest screen shows first. */
const FIRST_ROW = 3

/** The shortlist with its reasons; where nothing fits, the answers in the way. */
export function Shortlist({ view, result, label }: { view: FinderView; result: ResultView; label: string }) {
  return (
    <section aria-labelledby="shortlist-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-ink pt-4 desktop:pt-6">
        <div className="min-w-0 max-w-text">
          <Heading level={2} id="shortlist-title">
            {result.title}
          </Heading>
          <p className="mt-2 text-muted">{result.text}</p>
        </div>
        {result.listHref === null ? null : (
          <ButtonLink href={result.listHref} variant="quiet" iconEnd={IconArrowEnd} mirrorIcon className="-mx-5">
            {view.seeAllText}
          </ButtonLink>
        )}
      </div>
      <div className="grid gap-4 pt-4">
        <ChipList label={label}>
          {result.answers.map((answer) => (
            <FilterChip key={answer.href} href={answer.href} removeLabel={answer.removeLabel}>
              {answer.label}
            </FilterChip>
          ))}
        </ChipList>
        {result.notes.length === 0 ? null : (
          <Notice tone={result.isWarned ? 'warning' : 'info'}>
            {result.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {result.alternatives.length === 0 ? null : (
          <ChipList label={result.title}>
            {result.alternatives.map((alternative) => (
              <Chip key={alternative.href} href={alternative.href}>
                {alternative.label}
              </Chip>
            ))}
          </ChipList>
        )}
      </div>
      {result.cars.length === 0 ? null : (
        <Grid as="ul" columns="cards" className="pt-8">
          {result.cars.map(({ car, reasons }, index) => (
            <li key={car.id} className="flex min-w-0 flex-col">
              <CarCardItem car={car} as="article" level={3} isEarly={index < FIRST_ROW} />
              <Reasons title={view.whyText} reasons={reasons} />
            </li>
          ))}
        </Grid>
      )}
      {result.hasSample ? (
        <div className="pt-8">
          <SampleNote />
        </div>
      ) : null}
    </section>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label={title} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm leading-snug">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-center gap-1.5">
          <IconCheck aria-hidden className="size-4 flex-none text-success" strokeWidth={2} />
          <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  )
}
