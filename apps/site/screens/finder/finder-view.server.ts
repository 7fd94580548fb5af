import type { Country } from '#contract/home.ts'
import { FINDER_QUESTIONS, finderInputSchema, type FinderInput, type FinderQuestion, type FinderShortlist } from '#contract/finder.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { answered, answersOf, CHOICE_QUESTIONS, destinationNotes, reasonText } from './finder-texts.server.ts'
import { FINDER_PATH, type FinderView, type ResultView } from './finder-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

/** Reads the answers of an address; one that is none is passed over, never an error page. */
export function readAnswers(query: URLSearchParams): FinderInput {
  const given = FINDER_QUESTIONS.map((name) => [name, query.get(name)] as const).filter(([name, value]) => isAnswer(name, value))
  return finderInputSchema.parse(Object.fromEntries(given))
}

function isAnswer(name: FinderQuestion, value: string | null): boolean {
  return value !== null && value !== '' && finderInputSchema.safeParse({ [name]: value }).success
}

/** Address of the finder with these answers, in the order of the questions. */
export function finderHref(input: FinderInput): string {
  const query = new URLSearchParams()
  for (const name of FINDER_QUESTIONS) if (input[name] !== undefined) query.set(name, input[name])
  return query.size === 0 ? FINDER_PATH : `${FINDER_PATH}?${query.toString()}`
}

/** The questions with the answers given and, where there are any, what they found. */
export function finderView(language: SiteLanguage, page: { input: FinderInput; countries: readonly Country[]; shortlist: FinderShortlist | null }): FinderView {
  const { t } = language
  const { input, countries, shortlist } = page
  const any = { value: '', label: t('finder.any') }
  return {
    questions: CHOICE_QUESTIONS.map((name) => ({
      name,
      title: t(`finder.question.${name}`),
      answers: [...answersOf(language, name), any],
      selected: input[name] ?? '',
    })),
    destination: {
      title: t('finder.question.destination'),
      hint: t('finder.destinationHint'),
      countries: [{ value: '', label: t('country.choose') }, ...countries.map(({ iso2, country }) => ({ value: iso2, label: country }))],
      selected: input.destination ?? '',
    },
    showText: t('finder.show'),
    againText: t('finder.startAgain'),
    seeAllText: t('finder.seeAll'),
    whyText: t('finder.why'),
    changeText: t('finder.change'),
    result: shortlist === null ? null : resultView(language, input, shortlist),
  }
}

function resultView(language: SiteLanguage, input: FinderInput, found: FinderShortlist): ResultView {
  const { t } = language
  const answers = answered(language, input, found.destination)
  const cars = found.list.map(({ car, reasons }) => ({ car: carCardView(language, car), reasons: reasons.map((reason) => reasonText(language, reason)) }))
  const isEmpty = found.total === 0
  return {
    title: t('finder.result', { count: found.total }),
    text: isEmpty ? t('finder.emptyText') : t('finder.resultText'),
    answers: answers.map(({ question, label }) => ({
      label,
      href: finderHref({ ...input, [question]: undefined }),
      removeLabel: t('filter.remove', { name: label }),
    })),
    cars,
    listHref: isEmpty ? null : listHref(found.filter),
    notes: destinationNotes(language, found.destination, found.is_side_refused),
    isWarned: found.is_side_refused,
    alternatives: found.alternatives.map(({ without, total }) => ({
      label: t('list.leaveOpen', { name: t(`finder.name.${without}`), count: t('list.count', { count: total }) }),
      href: finderHref({ ...input, [without]: undefined }),
    })),
    askTitle: isEmpty ? t('common.findForMe') : t('finder.askTitle'),
    askText: t('finder.askText'),
    remark: remarkOf(
      language,
      answers.map(({ question, label }) => t('finder.remarkAnswer', { label: t(`finder.name.${question}`), value: label })),
      found,
    ),
    hasSample: found.list.some(({ car }) => car.is_sample),
  }
}

function listHref(filter: FinderShortlist['filter']): string {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, values]) => values.map((value) => [name, value])))
  return query.size === 0 ? '/carList' : `/carList?${query.toString()}`
}

/** Answers and cars as lines, so that whoever answers sees what the buyer saw. */
function remarkOf({ t }: SiteLanguage, answers: readonly string[], { list }: FinderShortlist): string {
  const cars = list.map(({ car }) => [car.brand_name, car.model_name, car.trim].filter((part) => part !== null && part !== '').join(' '))
  const shown = cars.length === 0 ? [] : [`${t('finder.shown')} ${cars.join('; ')}`]
  return [t('finder.remark'), ...answers.map((answer) => `- ${answer}`), ...shown].join('\n')
}
