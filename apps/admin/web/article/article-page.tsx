import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, useGetOne, useNavigate, useParams } from 'react-admin'
import type { StaffArticle } from '#contract/staff-article.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { inEachLanguage, UNPUBLISHED } from '#apps/admin/web/content/in-each-language.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleTexts } from './article-texts.tsx'
import { useArticleFields } from './use-article-fields.ts'

const NEW: Omit<StaffArticle, 'id'> = {
  version: 0,
  is_sample: false,
  cover: null,
  value: {
    sign: '',
    category: null,
    is_top: false,
    cover_media_id: null,
    list_filter: null,
    title: inEachLanguage(''),
    summary: inEachLanguage(''),
    body: inEachLanguage(null),
    ...UNPUBLISHED,
  },
  languages: inEachLanguage({ is_stale: false, is_unread: false }),
}

/** One article with all its languages: written, published at a moment, withdrawn at another. */
export default function ArticlePage() {
  const { id } = useParams<{ id: string }>()
  return id === 'create' ? <ArticleForm key="create" id={null} stored={NEW} /> : <KnownArticle key={id} id={Number(id)} />
}

function KnownArticle({ id }: { id: number }) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StaffArticle>('article', { id }, { gcTime: 0 })
  if (data !== undefined) return <ArticleForm id={id} stored={data} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function ArticleForm({ id, stored }: { id: number | null; stored: Omit<StaffArticle, 'id'> }) {
  const say = useMessages()
  const navigate = useNavigate()
  const { labelOf, textOf } = useArticleFields()
  const mayWrite = useMay('content.write')
  const title = LOCALE_CODES.map((code) => stored.value.title[code]).find((text) => text !== '') ?? say('article.new')
  return (
    <Page
      title={title}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/content/news">
          {say('content.tabs.news')}
        </Button>
      }
    >
      <EditForm
        resource="article"
        id={id}
        stored={stored}
        labelOf={labelOf}
        textOf={textOf}
        onSaved={(saved) => {
          if (id === null) navigate(`/content/news/${saved.id}`, { replace: true })
        }}
      >
        {stored.is_sample && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            <ArticleTexts />
            {mayWrite && <ArticlePreview />}
          </Box>
          <ArticleFacts id={id} />
        </Box>
      </EditForm>
    </Page>
  )
}
