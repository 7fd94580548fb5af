import { ButtonLink, SpecTable } from '#apps/site/ui/index.ts'
import type { OfferPageView } from './offer-view.ts'

type Sheet = OfferPageView['sheet']

/** What the document says, as a page: the same words and figures as the PDF, in an order for small screens. */
export function OfferSheet({ view: { sheet, download, check } }: { view: OfferPageView }) {
  return (
    <>
      <section aria-label={sheet.columns.item} className="border-t border-ink">
        <ul>
          {sheet.rows.map((row, index) => (
            <li key={index} className="border-b border-line py-4">
              <h2 className="leading-snug font-semibold wrap-anywhere">
                <bdi>{row.title}</bdi>
              </h2>
              {row.details.map((line, at) => (
                <p key={at} className="text-sm text-muted wrap-anywhere">
                  <bdi>{line}</bdi>
                </p>
              ))}
              <p className="mt-2 flex flex-wrap justify-between gap-x-6 tabular-nums">
                <span className="text-muted">
                  <bdi>{row.quantity}</bdi> × <bdi>{row.unitPrice}</bdi>
                </span>
                <bdi className="font-semibold">{row.amount}</bdi>
              </p>
            </li>
          ))}
        </ul>
        <Sums sums={sheet.sums} />
        <p className="mt-3 text-sm text-muted">{sheet.currency}</p>
      </section>
      <p className="no-print">
        <ButtonLink href={download.href} variant="secondary" download>
          {download.label}
        </ButtonLink>
      </p>
      <SpecTable groups={[{ rows: sheet.facts }, { title: sheet.terms.label, rows: sheet.terms.facts }]} columns={2} />
      <p className="text-sm text-muted">{sheet.terms.notIncluded}</p>
      {sheet.estimate !== null && (
        <>
          <SpecTable groups={[{ title: sheet.estimate.label, rows: sheet.estimate.facts }]} columns={2} />
          <p className="text-sm text-muted">{sheet.estimate.note}</p>
        </>
      )}
      <Parties sheet={sheet} />
      <LongText block={sheet.remarks} />
      <LongText block={sheet.conditions} />
      <Bank bank={sheet.bank} check={check} />
    </>
  )
}

function Sums({ sums }: { sums: Sheet['sums'] }) {
  return (
    <dl className="mt-4 grid gap-1">
      {sums.map(({ label, amount, isTotal }, index) => (
        <div
          key={index}
          className={
            isTotal ? 'flex flex-wrap justify-between gap-x-6 border-t border-ink pt-2 text-lg font-semibold' : 'flex flex-wrap justify-between gap-x-6'
          }
        >
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd className="tabular-nums">
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Parties({ sheet: { seller, buyer } }: { sheet: Sheet }) {
  return (
    <div className="grid gap-8 desktop:grid-cols-2">
      {[seller, buyer].map(({ label, name, lines }) => (
        <section key={label}>
          <h2 className="text-sm text-muted">{label}</h2>
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {lines.map((line, index) => (
            <p key={index} className="leading-snug wrap-anywhere">
              <bdi>{line}</bdi>
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

function LongText({ block }: { block: Sheet['remarks'] }) {
  if (block === null) return null
  return (
    <section className="max-w-text">
      <h2 className="mb-2 font-semibold">{block.label}</h2>
      {block.lines.map((line, index) => (
        <p key={index} dir="auto" className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}

function Bank({ bank, check }: { bank: Sheet['bank']; check: OfferPageView['check'] }) {
  return (
    <section className="grid gap-4 rounded-md bg-sunken px-5 py-4">
      {bank === null ? null : (
        <>
          <SpecTable groups={[{ title: bank.label, rows: bank.facts }]} />
          <p className="text-sm">{bank.safety}</p>
        </>
      )}
      <p className="text-sm">
        <a href={`/verify/${check.code}`} className="-my-3 inline-block py-3 underline">
          {check.label}
        </a>{' '}
        <bdi className="tabular-nums">{check.code}</bdi>
      </p>
    </section>
  )
}
