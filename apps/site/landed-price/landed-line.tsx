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
  const { price, inCurrency, text, refusal } = landed
  return (
    <>
      {text === null ? null : (
        <p className="mt-1.5 text-sm leading-snug text-muted">
          {price === null ? null : (
            <>
              <bdi className="font-semibold text-ink tabular-nums">{price}</bdi>{' '}
            </>
          )}
          <Words text={text} href={href} />
          {inCurrency === null ? null : <bdi className="block text-xs">{inCurrency}</bdi>}
        </p>
      )}
      {refusal === null ? null : (
        <p className="mt-1.5 text-sm leading-snug text-danger">
          <Words text={refusal} href={href} />
        </p>
      )}
    </>
  )
}

function Words({ text, href }: { text: string; href: string | undefined }) {
  const words = <bdi>{text}</bdi>
  if (href === undefined) return words
  return (
    <TextLink href={href} className="-my-3 inline-block py-3">
      {words}
    </TextLink>
  )
}

function landedOf(data: unknown): LandedCards {
  return typeof data === 'object' && data !== null && 'landed' in data ? (data as { landed: LandedCards }).landed : {}
}
