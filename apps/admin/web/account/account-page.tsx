import { Box, Button } from '@mui/material'
import { LOCALES, STAFF_LOCALES } from '#i18n/locales.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { useChangeLanguage } from '#apps/admin/web/shell/use-change-language.ts'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useRoleName } from '#apps/admin/web/staff/use-role-name.ts'
import { usePeople } from '#apps/admin/web/routing/use-people.ts'
import { WorkingTimeForm } from '#apps/admin/web/routing/working-time-form.tsx'
import { NoticePanel } from '#apps/admin/web/notice/notice-panel.tsx'
import { AccessPanel } from './access-panel.tsx'
import { PasswordForm } from './password-form.tsx'

/** One's own account. */
export default function AccountPage() {
  const say = useMessages()
  const nameOf = useRoleName()
  const self = useSelf()
  const mayAnswer = useMay('enquiry.write')
  if (self === null) return null
  return (
    <Page title={say('account.title')} width={720}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel>
          <Facts
            facts={[
              { label: say('staff.name'), value: <bdi>{self.name}</bdi> },
              { label: say('staff.mail'), value: self.mail },
              { label: say('account.roles'), value: self.roles.map(nameOf).join(', ') },
            ]}
          />
        </Panel>
        <Panel title={say('account.languageTitle')}>
          <Language />
        </Panel>
        {mayAnswer && <OwnWorkingTime id={self.id} />}
        <NoticePanel />
        <AccessPanel />
        <Panel title={say('account.passwordTitle')}>
          <PasswordForm self={self} />
        </Panel>
      </Box>
    </Page>
  )
}

/** When one works, for the rules that give leads away. */
function OwnWorkingTime({ id }: { id: number }) {
  const say = useMessages()
  const { people, refetch } = usePeople()
  const own = people.find((person) => person.id === id)
  if (own === undefined) return null
  return (
    <Panel title={say('workingTime.own_title')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{say('workingTime.ownLead')}</Box>
      <WorkingTimeForm person={own} onSaved={refetch} />
    </Panel>
  )
}

function Language() {
  const say = useMessages()
  const locale = useStaffLocale()
  const change = useChangeLanguage()
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{say('account.languageLead')}</Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {STAFF_LOCALES.map((code) => (
          <Button key={code} lang={code} variant={code === locale ? 'contained' : 'outlined'} aria-pressed={code === locale} onClick={() => change(code)}>
            {LOCALES.find((entry) => entry.code === code)?.ownName}
          </Button>
        ))}
      </Box>
    </>
  )
}
