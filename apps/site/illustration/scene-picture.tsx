import { clsx } from 'clsx'
import { sceneSrc, type SceneChoice } from './still.ts'

/** A technical scene beside words that say the same, so it has no name of its own. Never mirrored: its light comes from the left. */
export function ScenePicture({ name, className }: { name: SceneChoice; className?: string }) {
  return <img src={sceneSrc(name)} alt="" width={640} height={400} loading="lazy" decoding="async" className={clsx('block w-full bg-stage', className)} />
}
