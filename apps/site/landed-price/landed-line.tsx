import { clsx } from 'clsx'
import { useMatches } from 'react-router'
import { TextLink } from '#apps/site/ui/index.ts'
import type { LandedCards, LandedCardView } from './landed-view.ts'

/** The line under a FOB price, from what the page's loader says as `landed`. `kind` and `sign` as `landedCards` names them; `href`: where it stands line by line. */
export function LandedLineOf({ kind, sign, href }: { kind: 'new' | 'used'; sign: string; href?: string }) {
  return <LandedLine landed={landedOf(useMatches().at(-1)?.loaderData)[`${kind} ${sign}`]} href={href} />
}

/** What a vehicle costs at the destination, or that it may not come in; nothing where no destination is named. */
export function LandedLine({ landed, href }: { landed: LandedCardView | null | undefined; href?: string }) {
  if (!landed) return null
  const text = <bdi>{landed.text}</bdi>
  return (
    <p className={clsx('mt-1.5 text-sm leading-snug', landed.isRefused ? 'text-danger' : 'text-muted')}>
      {landed.price === null ? null : (
        <>
          <bdi className="font-semibold text-ink tabular-nums">{landed.price}</bdi>{' '}
        </>
      )}
      {href === undefined ? (
        text
      ) : (
        <TextLink href={href} className="-my-3 inline-block py-3">
          {text}
        </TextLink>
      )}
      {landed.inCurrency === null ? null : <bdi className="block text-xs">{landed.inCurrency}</bdi>}
    </p>
  )
}

function landedOf(data: unknown): LandedCards {
  return typeof data === 'object' && data !== null && 'landed' in data ? (data as { landed: LandedCards }).landed : {}
}
