import { useTranslations } from 'use-intl'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { alertThingsHref } from '#apps/site/alert/alert-things-href.ts'
import { AskButtons } from '#apps/site/detail/ask-buttons.tsx'
import { AskSection } from '#apps/site/detail/ask-section.tsx'
import { KeyFacts } from '#apps/site/detail/key-facts.tsx'
import { LandedLineOf } from '#apps/site/landed-price/landed-line.tsx'
import { Badge, ButtonLink, Heading, PriceText, TextLink } from '#apps/site/ui/index.ts'
import { SaveButton } from '#apps/site/favorite/save-button.tsx'
import { UsedRow } from '#apps/site/vehicle/used-row.tsx'
import type { UsedView } from './used-view.ts'

/** Units in stock beside a sold one. */
const ROWS = 3

/** Name, state, price and the way to ask: the panel beside the pictures. */
export function BaseSection({ unit, formHref = '#form', similarHref }: { unit: UsedView; formHref?: string; similarHref?: string }) {
  const t = useTranslations()
  return (
    <section id="base" aria-labelledby="unit-title">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading level={1} id="unit-title">
            <bdi>{unit.title}</bdi>
          </Heading>
          <p className="mt-1 text-lg text-muted">
            <bdi>{unit.subtitle}</bdi>
          </p>
        </div>
        <SaveButton thing={{ kind: 'used', sign: unit.stockRef, name: unit.title }} />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge>{t(`used.status.${unit.status}`)}</Badge>
        <span>
          {t('used.stockRef')} <bdi className="text-ink tabular-nums">{unit.stockRef}</bdi>
        </span>
      </p>
      <div className="mt-6 border-y border-line py-5">
        {unit.status === 'sold' ? (
          <>
            <StateText title={t('used.soldTitle')} text={t('used.soldText')} />
            <InStock unit={unit} />
          </>
        ) : (
          <>
            <PriceText
              size="lg"
              price={unit.price}
              quoteText={t('price.askForQuote')}
              term={unit.term}
              note={unit.price === null ? undefined : t('price.fobHint')}
            />
            <LandedLineOf kind="used" sign={unit.stockRef} href="#landed" />
            {unit.terms.map((line) => (
              <p key={line} className="mt-0.5 text-sm text-muted">
                {line}
              </p>
            ))}
          </>
        )}
        {unit.status === 'reserved' ? (
          <div className="mt-5 border-t border-line pt-5">
            <StateText title={t('used.reservedTitle')} text={t('used.reservedText')} />
          </div>
        ) : null}
      </div>
      <KeyFacts facts={unit.keyFacts} />
      <AskButtons formHref={formHref} label={askLabel(t, unit)} remark={unit.remark}>
        {unit.status === 'reserved' && similarHref !== undefined && unit.similar.length > 0 ? (
          <ButtonLink href={similarHref} variant="secondary" size="lg" block>
            {t('used.similar')}
          </ButtonLink>
        ) : null}
      </AskButtons>
      <TellMe unit={unit} />
      {unit.newHref === null ? null : (
        <p className="mt-4 text-sm">
          <TextLink href={unit.newHref} className="-my-3 inline-block py-3">
            {t('used.newOne')}
          </TextLink>
        </p>
      )}
      {unit.summary === null ? null : <p className="mt-6 text-muted">{unit.summary}</p>}
    </section>
  )
}

/** A unit that is gone is not waited for: another of its model is. */
function TellMe({ unit }: { unit: UsedView }) {
  const t = useTranslations('alert')
  return unit.status === 'sold' ? (
    <AlertLink href={`/usedCars/alert?${new URLSearchParams({ brand: unit.brandSign, word: unit.modelName }).toString()}`}>{t('tellList')}</AlertLink>
  ) : (
    <AlertLink href={alertThingsHref([{ kind: 'used', sign: unit.stockRef }])}>{t('tellThing')}</AlertLink>
  )
}

/** What the first button says: what is gone cannot be asked for, but one like it can be found. */
export function askLabel(t: ReturnType<typeof useTranslations<never>>, unit: Pick<UsedView, 'status'>): string {
  return unit.status === 'available' ? t('car.askAbout') : t('common.findForMe')
}

/** The nearest units that can be had, where a visitor of a sold one looks first. */
function InStock({ unit }: { unit: UsedView }) {
  const t = useTranslations('used')
  const rows = unit.similar.filter((card) => card.status === 'available').slice(0, ROWS)
  if (rows.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Heading level={2} size="subheading" className="mb-1">
        {t('similar')}
      </Heading>
      <ul>
        {rows.map((card) => (
          <UsedRow key={card.stockRef} unit={card} />
        ))}
      </ul>
    </div>
  )
}

function StateText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="text-lg leading-snug font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </>
  )
}

/** What the page says where one asks: about this unit, or for one like it. */
export function AskAbout({ unit }: { unit: UsedView }) {
  const t = useTranslations()
  return (
    <AskSection
      title={askLabel(t, unit)}
      text={unit.status === 'available' ? t('used.askText') : t('used.findText')}
      originId={unit.stockRef}
      subject={{ brand: unit.brandName, brandSign: unit.brandSign, carModel: unit.modelName, carModelSign: unit.stockRef }}
      remark={unit.remark}
    />
  )
}
