import { createRoot } from 'react-dom/client'
import { DesignSheet } from './design-sheet.tsx'
import '#apps/site/ui/app.css'
import '#apps/site/ui/late.css'
import { forceScheme, forceStates } from './force-states.ts'

// The browser's side of `/ui`, in development alone (scripts/vite/design-page.ts).
const { lang, dataset } = document.documentElement
force()
// A style sheet that has changed comes anew.
new MutationObserver(force).observe(document.head, { childList: true, subtree: true, characterData: true })
createRoot(document.getElementById('sheet') ?? document.body).render(<DesignSheet language={lang === 'ar' ? 'ar' : 'en'} />)

function force(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  forceScheme(rules, dataset['scheme'] === 'dark')
  forceStates(rules)
}
