import './fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { StyleCache } from './style-cache.tsx'
import { rememberedLocale } from './words/remembered-locale.ts'
import { createWords } from './words/words.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')

const words = await createWords(rememberedLocale())
createRoot(root).render(
  <StrictMode>
    <StyleCache>
      <App words={words} />
    </StyleCache>
  </StrictMode>,
)
