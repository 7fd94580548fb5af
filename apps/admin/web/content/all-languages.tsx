import { Box, Button } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { PublishState } from '#contract/content-values.ts'
import { publicationAs } from '#contract/shown-state.ts'
import type { PublishedFields } from '#contract/translated.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'

type Texts = Readonly<Record<Locale, unknown>>

/** Sets the state of every language with words in one of the fields, of those that the person may publish in; it counts when the form is saved. */
export function AllLanguages({ of }: { of: readonly string[] }) {
  const say = useMessages()
  const mayPublish = useMay('content.publish')
  const mayWriteIn = useMayWriteIn()
  const { getValues, setValue } = useFormContext<{ value: Record<string, Texts> & PublishedFields }>()
  const setAll = (state: PublishState) => {
    const fields = of.map((name) => getValues('value')[name])
    for (const code of LOCALE_CODES) {
      if (!mayWriteIn(code) || fields.every((texts) => texts?.[code] === '' || texts?.[code] === null)) continue
      const { publish_state, published_at, withdraw_at } = getValues('value')
      const before = { state: publish_state[code], from: published_at[code], until: withdraw_at[code] }
      const after = publicationAs(state, before, 'published', new Date())
      setValue(`value.publish_state.${code}`, after.state, { shouldDirty: true })
      setValue(`value.published_at.${code}`, after.from, { shouldDirty: true })
      setValue(`value.withdraw_at.${code}`, after.until, { shouldDirty: true })
    }
  }
  if (!mayPublish) return null
  return (
    <Panel title={say('content.allLanguages')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('content.allLanguagesLead')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['published', 'hidden', 'archived'] as const).map((state) => (
          <Button key={state} size="small" variant="outlined" onClick={() => setAll(state)}>
            {say(`content.setAll.${state}`)}
          </Button>
        ))}
      </Box>
    </Panel>
  )
}
