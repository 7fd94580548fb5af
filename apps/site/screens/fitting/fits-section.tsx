import { useTranslations } from 'use-intl'
import { Heading, TextLink } from '#apps/site/ui/index.ts'
import type { FittingView } from './fitting-view.ts'

/** Which vehicles the fitting fits: brand, model, model years; each model leads to its cars. */
export function FitsSection({ fitting }: { fitting: FittingView }) {
  const t = useTranslations('fittings')
  return (
    <section id="fits" aria-labelledby="fits-title">
      <Heading level={2} id="fits-title">
        {t('fitsTitle')}
      </Heading>
      <p className="mt-2 mb-6 max-w-text text-muted">{fitting.fitsText ?? t('fitsNote')}</p>
      {fitting.fits.length === 0 ? null : (
        <table className="w-full max-w-column text-base desktop:text-sm">
          <thead>
            <tr className="border-b border-ink text-start">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t('brand')}
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t('model')}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {t('years')}
              </th>
            </tr>
          </thead>
          <tbody>
            {fitting.fits.map((row) => (
              <tr key={row.href} className="border-b border-line align-baseline">
                <td className="py-2.5 pe-4 leading-snug text-muted">
                  <bdi>{row.brand}</bdi>
                </td>
                <th scope="row" className="py-2.5 pe-4 text-start leading-snug font-medium">
                  <TextLink href={row.href} className="-my-3 inline-block py-3">
                    {row.model}
                  </TextLink>
                </th>
                <td className="py-2.5 leading-snug tabular-nums">
                  <bdi>{row.years}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
