import { Box, Checkbox, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMay, useMayWriteIn, useSelf } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** In which languages the people of a role may write and publish: in all, or in those that are ticked. */
export function RoleLanguagesInput() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const translate = useTranslate()
  const mayManage = useMay('staff.manage')
  const hasAll = useSelf()?.languages === null
  const mayWriteIn = useMayWriteIn()
  // react-admin would make an empty text of null, which means all languages here.
  const { field, fieldState } = useInput({ source: 'value.languages', format: (languages: unknown) => languages, parse: (languages: unknown) => languages })
  const chosen = field.value as string[] | null
  const error = fieldState.error?.message
  const toggle = (code: string, isOn: boolean) => field.onChange(LOCALE_CODES.filter((known) => (known === code ? isOn : (chosen ?? []).includes(known))))
  return (
    <Panel title={say('roles.languages')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say('roles.languagesHelp')}</Box>
      <RadioGroup
        aria-label={say('roles.languages')}
        value={chosen === null ? 'all' : 'some'}
        onChange={(event) => field.onChange(event.target.value === 'all' ? null : [])}
      >
        <FormControlLabel value="all" control={<Radio />} disabled={!mayManage || !hasAll} label={say('roles.allLanguages')} />
        <FormControlLabel value="some" control={<Radio />} disabled={!mayManage} label={say('roles.someLanguages')} />
      </RadioGroup>
      {chosen !== null && (
        <Box
          role="group"
          aria-label={say('roles.someLanguages')}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', pl: { xs: 0, sm: 4 } }}
        >
          {LOCALE_CODES.map((code) => (
            <FormControlLabel
              key={code}
              control={
                <Checkbox checked={chosen.includes(code)} disabled={!mayManage || !mayWriteIn(code)} onChange={(event) => toggle(code, event.target.checked)} />
              }
              label={sayValue('language', code)}
            />
          ))}
        </Box>
      )}
      {error !== undefined && <FormHelperText error>{translate(error)}</FormHelperText>}
    </Panel>
  )
}
