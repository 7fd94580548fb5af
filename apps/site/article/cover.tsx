import { clsx } from 'clsx'
import type { Picture } from '#contract/car.ts'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'

type CoverProps = {
  /** Set by staff; wins over the scene. */
  picture: Picture | null
  scene: SceneChoice
  /** Width on the page, as in `sizes`. */
  sizes?: string
  className?: string
}

/** The picture of an article or activity: what staff have set, else the scene of its subject. */
export function Cover({ picture, scene, sizes = '(max-width: 768px) 92vw, 400px', className }: CoverProps) {
  if (picture === null) return <ScenePicture name={scene} className={className} />
  return (
    <div className={clsx('aspect-[8/5] overflow-hidden bg-stage', className)}>
      <CarPicture picture={picture} sizes={sizes} />
    </div>
  )
}
