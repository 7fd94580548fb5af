import { createRoot } from 'react-dom/client'
import { Gallery } from '#apps/site/ui/gallery.tsx'
import './gallery.css'
import { forceScheme, forceStates } from './force-states.ts'

// The browser's side of `/ui`, in development alone (scripts/vite/design-page.ts).
const { lang, dataset } = document.documentElement
const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
forceScheme(rules, dataset['scheme'] === 'dark')
forceStates(rules)
createRoot(document.getElementById('sheet') ?? document.body).render(<Gallery language={lang === 'ar' ? 'ar' : 'en'} />)
