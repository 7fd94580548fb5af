import { useLocation } from 'react-router'
import { ButtonLink, Heading, Notice, TextLink } from '#apps/site/ui/index.ts'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import type { LandedAskView, LandedRowView, LandedSumView, LandedView } from '#apps/site/landed-price/landed-view.ts'

/** The price at the destination, line by line; without a destination (`ask`), the way to name one. `isExample`: of a page's own destination, which nobody chooses. */
export function LandedSection({ landed, isExample }: { landed: LandedView | LandedAskView; isExample?: boolean }) {
  return (
    <section id="landed" aria-labelledby="landed-title" className={'ask' in landed ? 'no-print' : undefined}>
      <Heading level={2} id="landed-title">
        <bdi>{landed.title}</bdi>
      </Heading>
      {'ask' in landed ? <Ask landed={landed} /> : <Price landed={landed} isExample={isExample} />}
    </section>
  )
}

function Ask({ landed: { ask, pick } }: { landed: LandedAskView }) {
  const { pathname } = useLocation()
  return (
    <>
      <p className="mt-2 max-w-text text-muted">{ask}</p>
      <p className="mt-5">
        <ButtonLink href={destinationHref(pathname)} variant="secondary">
          {pick}
        </ButtonLink>
      </p>
    </>
  )
}

function Price({ landed, isExample }: { landed: LandedView; isExample: boolean | undefined }) {
  const { pathname } = useLocation()
  const { cif, total, rows, admission, others, remarks } = landed
  const cut = cif?.after ?? rows.length
  return (
    <div className="mt-4 grid gap-x-12 gap-y-6 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <Notice tone={admission.isRefused ? 'danger' : 'info'}>
          <bdi>{admission.text}</bdi>
        </Notice>
        {rows.length === 0 ? null : (
          <table className="mt-4 w-full">
            <caption className="sr-only">{landed.title}</caption>
            <tbody>
              <Rows rows={rows.slice(0, cut)} />
              {cif === null ? null : <Sum sum={cif} />}
              <Rows rows={rows.slice(cut)} />
              {total === null ? null : <Sum sum={total} isLast />}
            </tbody>
          </table>
        )}
      </div>
      <div className="grid content-start gap-6">
        {remarks.length === 0 ? null : (
          <ul className="grid gap-2">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {others.ways.length === 0 ? null : <OtherWays others={others} />}
        <div className="grid gap-1 text-sm text-muted">
          {landed.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        {isExample ? null : (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 no-print">
            <ButtonLink href={destinationHref(pathname)} variant="secondary">
              {landed.change}
            </ButtonLink>
            <TextLink href={landed.guide.href} className="inline-flex min-h-tap items-center">
              <bdi>{landed.guide.label}</bdi>
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}

function OtherWays({ others: { title, ways } }: Pick<LandedView, 'others'>) {
  return (
    <div>
      <Heading level={3} size="subheading">
        {title}
      </Heading>
      <ul className="mt-2">
        {ways.map(({ mode, amount, text }) => (
          <li key={mode} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-sm">
            <span className="font-medium">{mode}</span>
            {amount === '' ? null : <bdi className="font-medium tabular-nums">{amount}</bdi>}
            <span className="w-full text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rows({ rows }: { rows: readonly LandedRowView[] }) {
  return rows.map(({ label, amount, notes }, index) => (
    <tr key={index} className="border-b border-line align-baseline">
      <th scope="row" className="py-2.5 pe-4 text-start leading-snug font-normal">
        {label}
        {notes.map((note) => (
          <span key={note} className="mt-0.5 block text-sm text-muted">
            <bdi>{note}</bdi>
          </span>
        ))}
      </th>
      <td className="py-2.5 text-end font-medium tabular-nums">
        <bdi>{amount}</bdi>
      </td>
    </tr>
  ))
}

function Sum({ sum: { label, amount, inCurrency }, isLast }: { sum: LandedSumView; isLast?: boolean }) {
  return (
    <tr className="border-b border-ink align-baseline font-semibold">
      <th scope="row" className="py-3 pe-4 text-start leading-snug">
        {label}
        {inCurrency === null ? null : (
          <span className="mt-0.5 block text-sm font-normal text-muted">
            <bdi>{inCurrency}</bdi>
          </span>
        )}
      </th>
      <td className={isLast ? 'py-3 text-end text-lg tabular-nums' : 'py-3 text-end tabular-nums'}>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
