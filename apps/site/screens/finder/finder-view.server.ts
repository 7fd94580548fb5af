import type { Country } from '#contract/home.ts'
import { finderInputSchema, type FinderInput, type FinderShortlist } from '#contract/finder.ts'
import { FINDER_QUESTIONS, type FinderQuestion } from '#contract/finder-values.ts'
import { CAR_LIST_ADDRESS } from '#apps/site/list/car-list-address.ts'
import { finderHref, OPEN_DESTINATION } from '#apps/site/list/finder-address.ts'
import { ADMITTED, EVERYTHING } from '#apps/site/list/list-address.ts'
import { USED_LIST_ADDRESS } from '#apps/site/list/used-list-address.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { trimText } from '#apps/site/vehicle/version-name.server.ts'
import { answered, answersOf, destinationNotes, reasonText, usedNotes, type ChoiceQuestion } from './finder-texts.server.ts'
import type { FinderView, GroupView, QuestionView, ResultView } from './finder-view.ts'

/** The answers of an address. `isPassedOver`: something in it is none, which is left open and said, never an error page. */
export type Answers = { input: FinderInput; isPassedOver: boolean }

/** Reads the answers of an address: of a repeated name the first one that is an answer. */
export function readAnswers(query: URLSearchParams): Answers {
  const given = FINDER_QUESTIONS.map((name) => ({ name, values: valuesOf(query, name) }))
  const read = given.map(({ name, values }) => [name, values.find((value) => isAnswer(name, value))] as const)
  return {
    input: finderInputSchema.parse(Object.fromEntries(read.filter(([, value]) => value !== undefined))),
    isPassedOver: given.some(({ name, values }) => values.some((value) => !isAnswer(name, value))),
  }
}

/** What a question was answered with; a form without script sends nothing for one that is left open. */
function valuesOf(query: URLSearchParams, name: FinderQuestion): string[] {
  const values = query.getAll(name).map((value) => value.trim())
  const given = values.filter((value) => value !== '' && (name !== 'destination' || value !== OPEN_DESTINATION))
  return given.map((value) => (name === 'destination' ? value.toUpperCase() : value.toLowerCase()))
}

function isAnswer(name: FinderQuestion, value: string): boolean {
  return finderInputSchema.safeParse({ [name]: value }).success
}

/** `place`: the country of the destination that the visitor has named, whose prices the page speaks of; null for none. */
type Page = Answers & { countries: readonly Country[]; shortlist: FinderShortlist | null; place: string | null }

/** The answers with the country of the visitor's destination, where the address does not say, not even that it is left open (R7.21). */
export function withPlace(answers: Answers, query: URLSearchParams, place: string | null): Answers {
  return place === null || answers.input.destination !== undefined || query.get('destination') === OPEN_DESTINATION
    ? answers
    : { ...answers, input: { ...answers.input, destination: place } }
}

/** The questions with the answers given and, where there are any, what they found. */
export function finderView(language: SiteLanguage, page: Page): FinderView {
  const { t } = language
  const { input, countries, shortlist } = page
  const open = page.place === null ? '' : OPEN_DESTINATION
  return {
    questions: questionViews(language, input, ['condition', 'use', 'body', 'fuel', 'budget']),
    destination: {
      title: t('finder.question.destination'),
      hint: t('finder.destinationHint'),
      countries: [{ value: open, label: t('country.choose') }, ...countries.map(({ iso2, country }) => ({ value: iso2, label: country }))],
      selected: input.destination ?? open,
    },
    lastQuestions: questionViews(language, input, ['steering']),
    showText: t('finder.show'),
    againText: t('finder.startAgain'),
    whyText: t('finder.why'),
    changeText: t('finder.change'),
    result: shortlist === null ? null : resultView(language, page, shortlist),
  }
}

function questionViews(language: SiteLanguage, input: FinderInput, names: readonly ChoiceQuestion[]): QuestionView[] {
  const any = { value: '', label: language.t('finder.any') }
  return names.map((name) => {
    const selected = input[name] ?? ''
    return { name, title: language.t(`finder.question.${name}`), answers: [...answersOf(language, name, selected), any], selected }
  })
}

function resultView(language: SiteLanguage, { input, isPassedOver, place }: Page, found: FinderShortlist): ResultView {
  const { t } = language
  const answers = answered(language, input, found.destination)
  const total = found.total + (found.used?.total ?? 0)
  const groups = groupViews(language, input, found, place)
  const without = (question: FinderQuestion) =>
    finderHref({ ...input, [question]: question === 'destination' && place !== null ? OPEN_DESTINATION : undefined })
  const labelOf = (name: FinderQuestion) => answers.find(({ question }) => question === name)?.label ?? ''
  return {
    title: t('finder.result', { count: total }),
    text: total === 0 ? t('finder.emptyText') : t('finder.resultText'),
    answers: answers.map(({ question, label }) => ({
      label,
      href: without(question),
      removeLabel: t('filter.remove', { name: label }),
    })),
    groups: total === 0 ? groups.filter(({ notes }) => notes.length > 0) : groups,
    notes: [
      ...destinationNotes(language, found.destination, found.is_side_refused),
      ...(found.is_body_unfit ? [t('finder.bodyUnfit', { body: labelOf('body'), use: labelOf('use') })] : []),
      ...(isPassedOver ? [t('finder.passedOver')] : []),
    ],
    isWarned: found.is_side_refused || found.is_body_unfit,
    alternatives: found.alternatives.map(({ without: question, total: count }) => ({
      label: t('list.leaveOpen', { name: t(`finder.name.${question}`), count: t('list.count', { count }) }),
      href: without(question),
    })),
    askTitle: total === 0 ? t('common.findForMe') : t('finder.askTitle'),
    askText: t('finder.askText'),
    remark: remarkOf(
      language,
      input,
      answers
        .filter(({ question }) => question !== 'condition')
        .map(({ question, label }) => t('finder.remarkAnswer', { label: t(`finder.name.${question}`), value: label })),
      found,
    ),
    hasSample: [...found.list, ...(found.used?.list ?? [])].some(({ car }) => car.is_sample),
  }
}

function groupViews(language: SiteLanguage, { condition }: FinderInput, found: FinderShortlist, place: string | null): GroupView[] {
  const { t } = language
  const { used } = found
  const fresh: GroupView = {
    kind: 'new',
    title: t('finder.group.new', { count: found.total }),
    proposals: found.list.map(({ car, reasons }) => ({
      car: carCardView(language, car),
      unit: null,
      reasons: reasons.map((reason) => reasonText(language, reason)),
    })),
    seeAll: seeAll(
      language,
      found.total,
      CAR_LIST_ADDRESS.of('/carList', queryOf(found.filter, found, place), () => {}),
    ),
    notes: [],
  }
  if (used === null) return [fresh]
  const second: GroupView = {
    kind: 'used',
    title: t('finder.group.used', { count: used.total }),
    proposals: used.list.map(({ car, reasons }) => ({
      car: null,
      unit: usedCardView(language, car),
      reasons: reasons.map((reason) => reasonText(language, reason)),
    })),
    seeAll: seeAll(
      language,
      used.total,
      USED_LIST_ADDRESS.of('/usedCars', queryOf(used.filter, found, place), () => {}),
    ),
    notes: usedNotes(language, found),
  }
  return condition === 'used' ? [second] : [fresh, second]
}

function seeAll({ t }: SiteLanguage, count: number, href: string): GroupView['seeAll'] {
  return count === 0 ? null : { text: t('finder.seeAll', { count }), href }
}

/** The list with these filters, narrowed to what the shortlist is narrowed to; by itself it is to what the visitor's destination admits. */
function queryOf(filter: FinderShortlist['filter'], { admitted }: FinderShortlist, place: string | null): URLSearchParams {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, values]) => values.map((value) => [name, value])))
  if (admitted !== place) query.set(ADMITTED, admitted ?? EVERYTHING)
  return query
}

/** Answers and vehicles as lines, so that whoever answers sees what the buyer saw. */
function remarkOf({ t }: SiteLanguage, { condition }: FinderInput, answers: readonly string[], { list, used }: FinderShortlist): string {
  const cars = list.map(({ car }) => nameOf([car.brand_name, car.model_name, car.trim === null ? null : trimText(t, car.trim)]))
  const units = (used?.list ?? []).map(({ car }) => nameOf([car.brand_name, car.model_name, car.stock_ref]))
  const names = [...cars, ...units]
  const shown = names.length === 0 ? [] : [`${t('finder.shown')} ${names.join('; ')}`]
  return [t(`finder.remark.${condition ?? 'any'}`), ...answers.map((answer) => `- ${answer}`), ...shown].join('\n')
}

function nameOf(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}
