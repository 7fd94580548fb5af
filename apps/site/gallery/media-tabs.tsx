import { useTranslations } from 'use-intl'
import { ButtonLink, Tabs } from '#apps/site/ui/index.ts'
import type { GalleryView } from './gallery-view.ts'
import { Gallery } from './gallery.tsx'
import { SpinViewer } from './spin-viewer.tsx'

export type MediaTabsProps = {
  gallery: GalleryView
  /** Beneath the pictures, where they are pictures: what they are. */
  note: string | null
  /** Where to ask for what is not shown. */
  askHref?: string
}

/** Video, exterior and interior (R8.4), and the turn where there is one. A tab without media says so. */
export function MediaTabs({ gallery, note, askHref = '#form' }: MediaTabsProps) {
  const t = useTranslations('car')
  return (
    <Tabs
      label={t('overview')}
      defaultTab="exterior"
      tabs={[
        { id: 'exterior', label: t('exterior'), content: <Exterior gallery={gallery} note={note} /> },
        ...(gallery.spin === null ? [] : [{ id: 'spin', label: t('spin'), content: <SpinViewer spin={gallery.spin} /> }]),
        {
          id: 'interior',
          label: t('interior'),
          content: gallery.interior.length > 0 ? <Gallery id="interior" pictures={gallery.interior} /> : <Missing text={t('noInterior')} askHref={askHref} />,
        },
        { id: 'video', label: t('video'), content: <Videos videos={gallery.video} askHref={askHref} /> },
      ]}
    />
  )
}

function Exterior({ gallery: { exterior, isDrawn }, note }: Pick<MediaTabsProps, 'gallery' | 'note'>) {
  return (
    <Gallery id="exterior" pictures={exterior} isFirst>
      <p className="gallery-note">{isDrawn ? <DrawnNote /> : note}</p>
    </Gallery>
  )
}

function Videos({ videos, askHref }: { videos: GalleryView['video']; askHref: string }) {
  const t = useTranslations('car')
  if (videos.length === 0) return <Missing text={t('noVideo')} askHref={askHref} />
  return videos.map((video) => (
    <video key={video.src} controls playsInline preload="none" poster={video.poster} className="gallery-stage w-full">
      <source src={video.src} type="video/mp4" />
      {t('videoUnsupported')}
    </video>
  ))
}

/** A tab without media keeps the place of the pictures, and offers to ask for what it has not got. */
function Missing({ text, askHref }: { text: string; askHref: string }) {
  const t = useTranslations('car')
  return (
    <div className="gallery-missing">
      <p className="text-muted">{text}</p>
      <ButtonLink href={askHref} variant="secondary">
        {t('askAbout')}
      </ButtonLink>
    </div>
  )
}

/** A tab without pictures says so (R8.4); what stands there instead is named. */
function DrawnNote() {
  const t = useTranslations('car')
  return (
    <>
      <span>{t('noExterior')}</span> <span aria-hidden>·</span> <span>{t('drawingNote')}</span>
    </>
  )
}
