import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink, FieldGroup, IconArrowEnd, Radio, SelectField } from '#apps/site/ui/index.ts'
import { FINDER_PATH, type FinderView, type QuestionView } from './finder-view.ts'

/** All questions in one GET form: answers stand in the address, with and without script. */
export function QuestionForm({ view }: { view: FinderView }) {
  const navigate = useNavigate()
  const { destination, result } = view

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    const query = new URLSearchParams(given).toString()
    void navigate(query === '' ? FINDER_PATH : `${FINDER_PATH}?${query}`)
  }

  return (
    <form method="get" action={FINDER_PATH} onSubmit={show} className="grid">
      {view.questions.map((question, index) => (
        <Question key={`${question.name}=${question.selected}`} question={question} number={index + 1} />
      ))}
      <div className="grid gap-x-12 gap-y-3 border-t border-line py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <p aria-hidden className="font-semibold">
          <Number value={view.questions.length + 1} />
          {destination.title}
        </p>
        <SelectField
          key={destination.selected}
          label={destination.title}
          hideLabel
          hint={destination.hint}
          name="destination"
          defaultValue={destination.selected}
          options={destination.countries}
          className="max-w-narrow"
        />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" variant={result === null ? 'primary' : 'fill'} size="lg" iconEnd={IconArrowEnd} mirrorIcon>
          {view.showText}
        </Button>
        {result === null ? null : (
          <ButtonLink href={FINDER_PATH} variant="quiet" size="lg">
            {view.againText}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

function Question({ question, number }: { question: QuestionView; number: number }) {
  return (
    <FieldGroup label={question.title} hideLabel className="grid gap-x-12 gap-y-2 border-t border-line py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <p aria-hidden className="font-semibold">
        <Number value={number} />
        {question.title}
      </p>
      <div className="grid gap-x-8 phablet:grid-cols-2 wide:grid-cols-3">
        {question.answers.map((answer) => (
          <Radio key={answer.value} name={question.name} value={answer.value} defaultChecked={answer.value === question.selected} label={answer.label} />
        ))}
      </div>
    </FieldGroup>
  )
}

function Number({ value }: { value: number }) {
  return <span className="me-3 font-normal text-muted tabular-nums">{value}</span>
}
