import { clsx } from 'clsx'
import { ButtonLink, Chip, ChipList, FilterChip, Heading, IconArrowEnd, IconCheck, Notice } from '#apps/site/ui/index.ts'
import { CarCardItem } from '#apps/site/vehicle/car-card.tsx'
import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import type { FinderView, GroupView, ProposalView, ResultView } from './finder-view.ts'

/** Cards that the widest screen shows first. */
const FIRST_ROW = 3

/** The shortlist with its reasons; where nothing fits, the answers in the way. */
export function Shortlist({ view, result, label }: { view: FinderView; result: ResultView; label: string }) {
  return (
    <section aria-labelledby="shortlist-title">
      <div className="max-w-text border-t border-ink pt-4 desktop:pt-6">
        <Heading level={2} id="shortlist-title">
          {result.title}
        </Heading>
        <p className="mt-2 text-muted">{result.text}</p>
      </div>
      <div className="grid gap-4 pt-4">
        <ChipList label={label}>
          {result.answers.map((answer) => (
            <FilterChip key={answer.href} href={answer.href} removeLabel={answer.removeLabel}>
              {answer.label}
            </FilterChip>
          ))}
        </ChipList>
        <Notes notes={result.notes} isWarned={result.isWarned} />
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
      {result.groups.map((group, index) => (
        <Group key={group.kind} group={group} whyText={view.whyText} isFirst={index === 0} />
      ))}
      {result.hasSample ? (
        <div className="pt-8">
          <SampleNote />
        </div>
      ) : null}
    </section>
  )
}

/** New or used vehicles, with the way to all of them. */
function Group({ group, whyText, isFirst }: { group: GroupView; whyText: string; isFirst: boolean }) {
  const id = `shortlist-${group.kind}`
  const { proposals, seeAll } = group
  return (
    <section aria-labelledby={id} className={isFirst ? 'pt-8' : 'pt-section'}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="subheading" id={id}>
          {group.title}
        </Heading>
        {seeAll === null ? null : (
          <ButtonLink href={seeAll.href} variant="quiet" size="sm" iconEnd={IconArrowEnd} mirrorIcon className="-mx-3">
            {seeAll.text}
          </ButtonLink>
        )}
      </div>
      <Notes notes={group.notes} />
      {proposals.length === 0 ? null : (
        <ul className={clsx('grid gap-x-4 gap-y-8 pt-4 desktop:gap-x-6 desktop:gap-y-10', columnsOf(proposals.length))}>
          {proposals.map((proposal, index) => (
            <Proposal
              key={proposal.car?.id ?? proposal.unit?.stockRef}
              proposal={proposal}
              whyText={whyText}
              isEarly={isFirst && index < FIRST_ROW}
              isAlone={proposals.length === 1}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** No row of a wide screen is left half empty. */
function columnsOf(count: number): string {
  if (count === 2) return 'grid-cols-1 desktop:grid-cols-2'
  return clsx('grid-cols-1 phablet:grid-cols-2', count === 4 ? 'wide:grid-cols-4' : 'wide:grid-cols-3')
}

/** A card with its reasons beneath; one that is alone has them at its side where there is room. */
function Proposal({ proposal, whyText, isEarly, isAlone }: { proposal: ProposalView; whyText: string; isEarly: boolean; isAlone: boolean }) {
  return (
    <li className={clsx('flex min-w-0 flex-col', isAlone && 'col-span-full desktop:flex-row desktop:items-center desktop:gap-12')}>
      <div className={isAlone ? 'min-w-0 desktop:w-1/2' : undefined}>
        {proposal.car === null ? (
          <UsedCardItem unit={proposal.unit} as="article" level={3} isEarly={isEarly} />
        ) : (
          <CarCardItem car={proposal.car} as="article" level={3} isEarly={isEarly} />
        )}
      </div>
      <Reasons title={whyText} reasons={proposal.reasons} isTitled={isAlone} />
    </li>
  )
}

function Reasons({ title, reasons, isTitled }: { title: string; reasons: readonly string[]; isTitled: boolean }) {
  if (reasons.length === 0) return null
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm leading-snug">
      {isTitled ? (
        <p aria-hidden className="mb-2 font-semibold">
          {title}
        </p>
      ) : null}
      <ul aria-label={title} className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-1.5">
            <IconCheck aria-hidden className="size-4 flex-none text-success" strokeWidth={2} />
            <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Notes({ notes, isWarned = false }: { notes: readonly string[]; isWarned?: boolean }) {
  if (notes.length === 0) return null
  return (
    <Notice tone={isWarned ? 'warning' : 'info'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
