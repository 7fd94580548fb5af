import type { Picture } from '#contract/car.ts'

/** A photograph with its renditions; dimensions are given, so nothing moves when it arrives. */
export function CarPicture({ picture, isFirst }: { picture: Picture; isFirst?: boolean }) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes="(max-width: 768px) 100vw, 66vw" />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        className="h-full w-full object-cover"
      />
    </picture>
  )
}
