import { Box } from '@mui/material'
import type { StaffArticle } from '#contract/staff-article.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentForm } from '#apps/admin/web/content/content-form.tsx'
import { inEachLanguage, UNPUBLISHED, firstText } from '#apps/admin/web/content/in-each-language.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
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
  return (
    <AddressedRecord<StaffArticle> resource="article" fresh={NEW}>
      {(id, stored) => <ArticleForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function ArticleForm({ id, stored }: { id: number | null; stored: Omit<StaffArticle, 'id'> }) {
  const say = useMessages()
  const fields = useArticleFields()
  const mayWrite = useMay('content.write')
  const locale = useStaffLocale()
  const texts = (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ArticleTexts />
      {mayWrite && <ArticlePreview />}
    </Box>
  )
  return (
    <ContentForm
      tab="news"
      resource="article"
      id={id}
      stored={stored}
      title={({ value }) => firstText(value.title, locale) ?? say('article.new')}
      fields={fields}
      texts={texts}
      facts={<ArticleFacts id={id} />}
    />
  )
}
