import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import { Anchor, Card, CardBody, Heading } from '#apps/site/ui/index.ts'

type SceneCardView = { title: string; description: string; image: SceneChoice; href?: string }

/** Cards of a scene and the words under it; one with `href` is a link as a whole. */
export function SceneCards({ cards, columns = 3 }: { cards: readonly SceneCardView[]; columns?: 3 | 4 }) {
  return (
    <ul className={columns === 4 ? 'grid gap-8 phablet:grid-cols-2 wide:grid-cols-4' : 'grid gap-8 phablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-12'}>
      {cards.map(({ title, description, image, href }) => (
        <Card as="li" key={title}>
          <ScenePicture name={image} />
          <CardBody>
            <Heading level={3}>
              {href === undefined ? (
                title
              ) : (
                <Anchor href={href} data-card-link="" className="underline-offset-4 hover:underline">
                  {title}
                </Anchor>
              )}
            </Heading>
            <p className="mt-2 text-muted">{description}</p>
          </CardBody>
        </Card>
      ))}
    </ul>
  )
}
