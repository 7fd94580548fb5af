import './fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { StyleCache } from './shell/style-cache.tsx'
import { rememberedLocale } from './messages/remembered-locale.ts'
import { createMessages } from './messages/messages.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')

const messages = await createMessages(rememberedLocale())
createRoot(root).render(
  <StrictMode>
    <StyleCache>
      <App messages={messages} />
    </StyleCache>
  </StrictMode>,
)
