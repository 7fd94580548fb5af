import { ARTICLE_CATEGORIES } from '#contract/content-values.ts'
import { LanguageFilters } from '#apps/admin/web/content/language-filters.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** Every filter but the word. A change counts at once. */
export function ArticleFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('article.category')}
        value={one('category')}
        onChange={setOne('category')}
        choices={ARTICLE_CATEGORIES.map((value) => ({ value, label: say(`article.categories.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LanguageFilters />
    </>
  )
}
