import { useTranslations } from 'use-intl'
import { AskBar, type AskBarProps } from '#apps/site/detail/ask-bar.tsx'
import { TextLink } from '#apps/site/ui/index.ts'
import { askLabel } from './used-sections.tsx'
import type { UsedView } from './used-view.ts'

/** Phones: price and the way to ask, in reach of the thumb while the unit is read. */
export function UsedAskBar({ unit, landed }: { unit: UsedView } & Pick<AskBarProps, 'landed'>) {
  const t = useTranslations()
  return (
    <AskBar
      label={askLabel(t, unit)}
      price={unit.price}
      landed={landed}
      instead={unit.status === 'sold' ? <Sold unit={unit} /> : undefined}
      subject={{ ...unit, sign: unit.stockRef }}
    />
  )
}

/** A sold unit has no price; what can be had is one press away. */
function Sold({ unit }: { unit: UsedView }) {
  const t = useTranslations('used')
  return (
    <p className="min-w-0 text-sm leading-snug">
      <span className="block font-semibold">{t('status.sold')}</span>
      {unit.similar.length === 0 ? null : <TextLink href="#similar">{t('similar')}</TextLink>}
    </p>
  )
}
