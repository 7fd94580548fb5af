import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { ContentTexts } from '#apps/admin/web/content/content-texts.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

/** The words of an article and when they are on the site, language by language. */
export function ArticleTexts() {
  const say = useMessages()
  return (
    <ContentTexts sources={['value.title', 'value.summary', 'value.body']} needed={['value.title', 'value.body']}>
      {({ locale, mayWrite }) => (
        <>
          <TranslatedText source="value.title" label={say('article.fields.title')} most={200} />
          <TranslatedText source="value.summary" label={say('article.fields.summary')} most={600} help={say('article.help.summary')} isLong />
          <BlockInput source="value.body" label={say('article.fields.body')} locale={locale} isDisabled={!mayWrite} />
        </>
      )}
    </ContentTexts>
  )
}
