import { Heading } from '#apps/site/ui/index.ts'
import type { PicturedText } from './dealer-view.ts'

/** What a dealer gets, each with its scene, which on a phone stands beside the words. */
export function BenefitList({ benefits, level = 3 }: { benefits: readonly PicturedText[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 phablet:grid-cols-2 phablet:gap-y-10 desktop:grid-cols-3 desktop:gap-x-12 desktop:gap-y-14">
      {benefits.map(({ title, text, scene }) => (
        <li key={title} className="max-phablet:grid max-phablet:grid-cols-[112px_minmax(0,1fr)] max-phablet:items-start max-phablet:gap-4">
          <img src={scene} alt="" width={640} height={400} loading="lazy" decoding="async" className="block w-full bg-stage phablet:mb-4" />
          <div>
            <Heading level={level} size="subheading">
              {title}
            </Heading>
            <p className="mt-1 text-muted max-phablet:text-sm phablet:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
