import { useTranslations } from 'use-intl'
import { listDownloads } from '#core/domain/download/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { Breadcrumbs, ButtonLink, Container, EmptyState, FactLine, Heading, LanguageName, Notice, TextLink } from '#apps/site/ui/index.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import type { DocumentView, FileView, ShelfView } from './download-view.ts'
import { shelfViews } from './download-view.server.ts'
import { FileLink, FileTextLink } from './file-link.tsx'
import type { Route } from './+types/route.ts'

/** `/downloadCenter`: files by category, saved under their own names (R9.3). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, t, locale } = siteContext(context)
  const items = await listDownloads({ ctx, input: {} })
  return {
    title: t('downloads.title'),
    words: namedPageWords(locale, 'downloadCenter', [t('downloads.metaDescription')]),
    shelves: shelfViews({ t, locale }, items),
    hasSample: items.some((item) => item.is_sample),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words, shelves } = loaderData
  return pageMeta(matches, { title, words, canonical: '/downloadCenter', isIndexed: shelves.length > 0 })
}

export default function DownloadCenterScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, shelves, hasSample } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.downloadCenter') }]} />
      <header className="grid items-end gap-x-12 gap-y-6 pt-2 pb-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:pt-4 desktop:pb-12">
        <div className="max-w-text">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-lead text-muted">{t('downloads.intro')}</p>
        </div>
        {shelves.length > 1 ? <ShelfLinks shelves={shelves} /> : null}
      </header>
      {shelves.length === 0 ? <NoFiles /> : shelves.map((shelf) => <Shelf key={shelf.id} shelf={shelf} />)}
      {shelves.length === 0 ? null : (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-x-4 pb-3">
            <span>{t('downloads.askTitle')}</span>
            <TextLink href="/contactUs" className="flex min-h-tap items-center">
              {t('contact.title')}
            </TextLink>
          </p>
          {hasSample ? <Notice title={t('common.sampleData')}>{t('downloads.sampleNote')}</Notice> : null}
        </div>
      )}
    </Container>
  )
}

function ShelfLinks({ shelves }: { shelves: readonly ShelfView[] }) {
  const t = useTranslations('downloads')
  return (
    <nav aria-label={t('shelves')}>
      <ul className="flex flex-wrap gap-x-6">
        {shelves.map((shelf) => (
          <li key={shelf.id}>
            <TextLink href={`#${shelf.id}`} className="flex min-h-tap items-center">
              {shelf.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Shelf({ shelf }: { shelf: ShelfView }) {
  return (
    <section aria-labelledby={shelf.id} className="grid gap-x-12 gap-y-2 border-t border-ink pt-5 pb-10 desktop:grid-cols-[200px_minmax(0,1fr)] desktop:pb-14">
      <Heading level={2} id={shelf.id} className="scroll-mt-28">
        {shelf.title}
      </Heading>
      <ul>
        {shelf.documents.map((document) => (
          <DocumentRow key={document.sign} document={document} />
        ))}
      </ul>
    </section>
  )
}

function DocumentRow({ document: { title, summary, file, others } }: { document: DocumentView }) {
  const t = useTranslations('downloads')
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-5 first:pt-0.5 last:border-b-0 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-start">
      <div className="max-w-text min-w-0">
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <p className="mt-1 mb-2 text-muted">{summary}</p>
        <FactLine items={[...file.facts, ...(file.language === null ? [] : [<Language key="language" locale={file.language} />])]} />
        <Others label={t('alsoIn')} files={others.filter((other) => other.language !== file.language)} />
        <Others label={t('alsoAs')} files={others.filter((other) => other.language === file.language)} />
      </div>
      <div>
        <FileLink file={file}>{t('get')}</FileLink>
      </div>
    </li>
  )
}

/** The same document in other languages, or as another kind of file. */
function Others({ label, files }: { label: string; files: readonly FileView[] }) {
  if (files.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-muted">{label}</span>
      {files.map((file) => (
        <FileTextLink key={file.href} file={file}>
          {file.language === null ? file.type : <Language locale={file.language} />}
        </FileTextLink>
      ))}
    </p>
  )
}

function Language({ locale }: { locale: Locale }) {
  const { code, dir, ownName } = localeInfo(locale)
  return <LanguageName locale={code} dir={dir} name={ownName} />
}

function NoFiles() {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('downloads.emptyTitle')}
      text={t('downloads.emptyText')}
      picture={<ScenePicture name="customs-papers" />}
      action={
        <ButtonLink href="/contactUs" variant="primary">
          {t('contact.title')}
        </ButtonLink>
      }
    />
  )
}
