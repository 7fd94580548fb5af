import type { ArticleText, SaveArticleInput } from '#contract/article.ts'

const TEXT: ArticleText = {
  title: 'An article',
  summary: 'What it says in short.',
  body: [{ kind: 'paragraph', text: 'What it says at length.' }],
  publish_state: 'published',
  published_at: '2026-11-01T08:00:00.000Z',
}

/** An article in English, published before the clock of the tests; `changes` are of its text. For tests. */
export function articleInput(sign: string, changes: Partial<ArticleText> = {}, rest: Partial<SaveArticleInput> = {}): SaveArticleInput {
  return { sign, category: 'shipping', is_top: false, is_sample: false, list_filter: null, texts: { en: articleText(changes) }, ...rest }
}

export function articleText(changes: Partial<ArticleText> = {}): ArticleText {
  return { ...TEXT, ...changes }
}
