import { useTranslations } from 'use-intl'
import { Heading, IconCheck } from '#apps/site/ui/index.ts'
import type { LevelView } from './level-view.ts'

/** The levels beside each other, lowest first: how one gets there, what it gives, its voucher. */
export function LevelList({ levels }: { levels: readonly LevelView[] }) {
  const t = useTranslations('club')
  return (
    <ol className="grid gap-10 desktop:auto-cols-fr desktop:grid-flow-col desktop:gap-8 wide:gap-12">
      {levels.map((level) => (
        <li key={level.key} className="border-t-2 border-ink pt-4 desktop:grid desktop:grid-rows-[auto_auto_1fr_auto]">
          <Heading level={3} size="heading">
            {level.name}
          </Heading>
          <p className="mt-2 text-muted">{level.reach}</p>
          <ul className="mt-4 grid content-start gap-2">
            {level.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2.5">
                <IconCheck aria-hidden className="mt-1 size-4.5 flex-none text-muted" strokeWidth={2} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
          {level.voucher === null ? null : (
            <p className="mt-4 border-t border-line pt-3">
              <bdi className="font-semibold tabular-nums">{t('levelVoucher', { value: level.voucher.value })}</bdi>
              <span className="block text-sm text-muted">{level.voucher.days}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
