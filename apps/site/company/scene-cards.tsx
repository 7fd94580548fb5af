import { clsx } from 'clsx'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import { Anchor, Card, CardBody, Heading } from '#apps/site/ui/index.ts'

type SceneCardView = { title: string; description: string; image: SceneChoice; href?: string }

/** Cards of a scene and the words under it, on a phone beside it; one with `href` is a link as a whole. */
export function SceneCards({ cards, columns = 3 }: { cards: readonly SceneCardView[]; columns?: 3 | 4 }) {
  return (
    <ul className={clsx('grid gap-6 phablet:grid-cols-2 phablet:gap-8', columns === 4 ? 'wide:grid-cols-4' : 'desktop:grid-cols-3 desktop:gap-12')}>
      {cards.map(({ title, description, image, href }) => (
        <Card as="li" key={title} className="max-phablet:grid max-phablet:grid-cols-[112px_minmax(0,1fr)] max-phablet:items-start max-phablet:gap-4">
          <ScenePicture name={image} />
          <CardBody className="max-phablet:pt-0">
            <Heading level={3}>
              {href === undefined ? (
                title
              ) : (
                <Anchor href={href} data-card-link="" className="underline-offset-4 hover:underline">
                  {title}
                </Anchor>
              )}
            </Heading>
            <p className="mt-1 text-muted max-phablet:text-sm phablet:mt-2">{description}</p>
          </CardBody>
        </Card>
      ))}
    </ul>
  )
}
