import { useTranslations } from 'use-intl'
import { Tabs, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { Picture } from '#contract/car.ts'
import type { CarView } from './car-view.ts'

/** Video, exterior and interior (specification section 2). A tab without media says so and shows the drawing, never a hole. */
export function MediaTabs({ car }: { car: CarView }) {
  const t = useTranslations('car')
  const { media } = car
  return (
    <Tabs
      label={t('overview')}
      defaultTab="exterior"
      tabs={[
        { id: 'exterior', label: t('exterior'), content: <Gallery pictures={media.exterior} car={car} emptyText={t('noExterior')} /> },
        { id: 'interior', label: t('interior'), content: <Gallery pictures={media.interior} car={car} emptyText={t('noInterior')} /> },
        { id: 'video', label: t('video'), content: <Videos car={car} /> },
      ]}
    />
  )
}

function Gallery({ pictures, car, emptyText }: { pictures: readonly Picture[]; car: CarView; emptyText: string }) {
  if (pictures.length === 0) return <Drawing car={car} text={emptyText} />
  return (
    <ul className="scroll-row scroll-row-full">
      {pictures.map((picture, index) => (
        <li key={picture.src} className="stage">
          <CarPicture picture={picture} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Videos({ car }: { car: CarView }) {
  const t = useTranslations('car')
  if (car.media.video.length === 0) return <Drawing car={car} text={t('noVideo')} />
  return car.media.video.map((video) => (
    <video key={video.src} controls preload="none" poster={video.poster?.src} className="aspect-wide w-full bg-stage">
      <source src={video.src} type="video/mp4" />
      {t('videoUnsupported')}
    </video>
  ))
}

function Drawing({ car, text }: { car: CarView; text: string }) {
  const t = useTranslations('car')
  return (
    <figure>
      <div className="stage">
        <VehiclePicture bodyType={car.bodyType} alt={car.drawingAlt} />
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{text}</span>
        <span>{t('drawingNote')}</span>
      </figcaption>
    </figure>
  )
}
