import { Box, Link } from '@mui/material'
import { BooleanInput, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { ARTICLE_CATEGORIES } from '#contract/content-values.ts'
import type { ArticleValue, StaffArticle } from '#contract/staff-article.ts'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { PictureInput } from '#apps/admin/web/media/picture-input.tsx'
import { useArticleFields } from './use-article-fields.ts'

/** What is the same in every language, and what may be done to all of them at once. */
export function ArticleFacts({ id }: { id: number | null }) {
  const say = useMessages()
  const stored = useRecordContext<StaffArticle>()
  const { labelOf, textOf } = useArticleFields()
  const isLive = stored !== undefined && isOnSite(stored.value)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('article.facts')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <PictureInput source="value.cover_media_id" label={say('article.fields.cover_media_id')} stored={stored?.cover ?? null} />
          <SelectInput
            source="value.category"
            label={say('article.category')}
            choices={ARTICLE_CATEGORIES.map((category) => ({ id: category, name: say(`article.categories.${category}`) }))}
            translateChoice={false}
            parse={(value: string) => (value === '' ? null : value)}
            helperText={say('article.help.category')}
            variant="outlined"
            fullWidth
          />
          <BooleanInput source="value.is_top" label={say('article.fields.is_top')} helperText={say('article.help.is_top')} />
          <TextInput
            source="value.sign"
            label={say('article.fields.sign')}
            helperText={say(id === null ? 'article.help.newSign' : 'article.help.sign')}
            parse={(text: string | null) => (text ?? '').toLowerCase()}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
          />
          <TextInput
            source="value.list_filter"
            label={say('article.fields.list_filter')}
            helperText={say('article.help.list_filter')}
            parse={filterIn}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 600, spellCheck: false } }}
          />
          {isLive && (
            <Link href={`/article/${stored.value.sign}`} target="_blank" rel="noopener">
              {say('content.seeOnSite')}
            </Link>
          )}
        </Box>
      </Panel>
      <AllLanguages of={['title', 'body']} />
      {id !== null && <Revisions of={`articles/${id}`} labelOf={labelOf} textOf={textOf} />}
    </Box>
  )
}

function isOnSite({ publish_state, published_at, withdraw_at }: ArticleValue): boolean {
  const now = Date.now()
  const [from, until] = [published_at.en, withdraw_at.en]
  return publish_state.en === 'published' && from !== null && Date.parse(from) <= now && (until === null || Date.parse(until) > now)
}

/** People copy the whole address of a list; what counts is what stands behind its question mark. */
function filterIn(text: string | null): string | null {
  const given = (text ?? '').trim()
  const query = given.includes('?') ? given.slice(given.indexOf('?') + 1) : given
  return query === '' ? null : query
}
