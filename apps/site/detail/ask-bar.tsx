import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { ButtonLink, PriceText, StickyBar } from '#apps/site/ui/index.ts'

/** What the enquiry form of the shell is told; `sign` names the vehicle in its address. */
type AskSubject = { brandName: string; brandSign: string; modelName: string; sign: string; remark: string }

export type AskBarProps = {
  label: string
  price: string | null
  /** What the vehicle costs at the visitor's destination; stands in the place of the price. */
  landed?: { price: string; term: string } | null | undefined
  /** Stands in the place of a price that there is none of. */
  instead?: ReactNode
  /** Null: the bar leads to the form of the page, which asks for more. */
  subject: AskSubject | null
}

/** Phones: price and the way to ask, in reach of the thumb while the page is read. */
export function AskBar({ label, price, landed, instead, subject }: AskBarProps) {
  const t = useTranslations('price')
  return (
    <StickyBar label={label}>
      {instead ?? <PriceText price={price} quoteText={t('askForQuote')} term={t('fob')} {...landed} />}
      {subject === null ? (
        <ButtonLink href="#form" variant="primary" className={BUTTON}>
          {label}
        </ButtonLink>
      ) : (
        <AskLink variant="primary" subject={toSheet(subject)} className={BUTTON}>
          {label}
        </AskLink>
      )}
    </StickyBar>
  )
}

const BUTTON = 'min-w-0 text-sm max-desktop:px-3'

function toSheet({ brandName, brandSign, modelName, sign, remark }: AskSubject) {
  return { type: 'sheet' as const, brand: brandName, brand_sign: brandSign, car_model: modelName, car_model_sign: sign, remark }
}
