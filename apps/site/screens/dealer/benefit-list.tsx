import { Heading } from '#apps/site/ui/index.ts'
import type { PicturedText } from './dealer-view.ts'

/** What a dealer gets, each with its scene. */
export function BenefitList({ benefits, level = 3 }: { benefits: readonly PicturedText[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 phablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-12 desktop:gap-y-14">
      {benefits.map(({ title, text, scene }) => (
        <li key={title}>
          <img src={scene} alt="" width={640} height={400} loading="lazy" decoding="async" className="mb-4 block w-full bg-stage" />
          <Heading level={level} size="subheading">
            {title}
          </Heading>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
