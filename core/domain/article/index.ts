export { findArticle } from './find-article.ts'
export { listArticles } from './list-articles.ts'
export { listTopArticles } from './list-top-articles.ts'
export { saveArticle } from './save-article.ts'
