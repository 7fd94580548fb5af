import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { finderAnswersFor } from '#contract/finder-values.ts'
import { readDestination } from '#apps/site/enquiry/destination.ts'
import { DestinationField } from '#apps/site/site-data/destination-field.tsx'
import { FINDER_PATH } from '#apps/site/site-data/finder-path.ts'
import { Button, ButtonLink, FieldGroup, IconArrowEnd, Radio, SelectField } from '#apps/site/ui/index.ts'
import type { FinderView, QuestionView } from './finder-view.ts'

/** What decides which answers of the other questions are worth offering. */
type Chosen = { use: string; body: string }

/** All questions in one GET form: answers stand in the address, with and without script. Other answers of the address are another form. */
export function QuestionForm({ view }: { view: FinderView }) {
  const { questions, destination, lastQuestions } = view
  return <AnswerForm key={[...questions, destination, ...lastQuestions].map(({ selected }) => selected).join(' ')} view={view} />
}

function AnswerForm({ view }: { view: FinderView }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { destination, questions, lastQuestions, result } = view
  const selected = (name: string) => questions.find((question) => question.name === name)?.selected ?? ''
  const chosen = { use: selected('use'), body: selected('body') }
  const hasAnswers = result !== null

  useEffect(() => {
    if (form.current && !hasAnswers) fillDestination(form.current)
  }, [hasAnswers])

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    const query = new URLSearchParams(given).toString()
    void navigate(query === '' ? FINDER_PATH : `${FINDER_PATH}?${query}`)
  }

  return (
    <form ref={form} method="get" action={FINDER_PATH} onSubmit={show} onChange={(event) => narrow(event.currentTarget, selected)} className="grid">
      <DestinationField />
      {questions.map((question, index) => (
        <Question key={question.name} question={question} number={index + 1} chosen={chosen} />
      ))}
      <div className="grid gap-x-12 gap-y-3 border-t border-line py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <p aria-hidden className="font-semibold">
          <Number value={questions.length + 1} />
          {destination.title}
        </p>
        <SelectField
          label={destination.title}
          hideLabel
          hint={destination.hint}
          name="destination"
          defaultValue={destination.selected}
          options={destination.countries}
          className="max-w-narrow"
        />
      </div>
      {lastQuestions.map((question, index) => (
        <Question key={question.name} question={question} number={questions.length + 2 + index} chosen={chosen} />
      ))}
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

/** Answers that do not go with those before them stay away; one that is chosen already stays. */
function Question({ question, number, chosen }: { question: QuestionView; number: number; chosen: Chosen }) {
  const offered = finderAnswersFor(question.name, chosen)
  const isOffered = (value: string) => offered === null || value === '' || value === question.selected || offered.includes(value)
  return (
    <FieldGroup label={question.title} hideLabel className="grid gap-x-12 gap-y-2 border-t border-line py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <p aria-hidden className="font-semibold">
        <Number value={number} />
        {question.title}
      </p>
      <div className="grid grid-cols-2 gap-x-4 desktop:gap-x-8 wide:grid-cols-3">
        {question.answers.map(({ value, label }) => (
          <Radio
            key={value}
            name={question.name}
            value={value}
            defaultChecked={value === question.selected}
            disabled={!isOffered(value)}
            label={label}
            className={isOffered(value) ? undefined : 'hidden'}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function Number({ value }: { value: number }) {
  return <span className="me-3 font-normal text-muted tabular-nums">{value}</span>
}

/**
 * Takes away answers that no longer go with what is chosen, but one that the address names, and opens their question where one of them was chosen. Only
 * as an answer is given: what was answered before the client was there must not move the page under the finger.
 */
function narrow(form: HTMLFormElement, selected: (name: string) => string): void {
  for (const name of ['body', 'fuel']) {
    const offered = finderAnswersFor(name, { use: answerOf(form, 'use'), body: name === 'fuel' ? answerOf(form, 'body') : '' })
    const isOffered = (value: string) => offered === null || value === '' || value === selected(name) || offered.includes(value)
    const isOpened = !isOffered(answerOf(form, name))
    for (const answer of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      if (isOpened) answer.checked = answer.value === ''
      answer.disabled = !isOffered(answer.value)
      answer.closest('label')?.classList.toggle('hidden', answer.disabled)
    }
  }
}

function answerOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The destination that was named in this tab before, for who has not begun to answer. */
function fillDestination(form: HTMLFormElement): void {
  const select = form.elements.namedItem('destination')
  const { country } = readDestination()
  if (!(select instanceof HTMLSelectElement) || country === undefined || select.value !== '' || form.contains(document.activeElement)) return
  const option = [...select.options].find(({ text }) => text === country)
  if (option) select.value = option.value
}
