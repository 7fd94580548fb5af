import { Award, CarFront, FilePlus, Keyboard, LogOut, Moon, NotebookText, Route, Scale, Settings2, Ship, Sun, UserRound, type LucideIcon } from 'lucide-react'
import { useLogout, useNavigate } from 'react-admin'
import { SETTING_TABS } from '#contract/setting-values.ts'
import { STOCK_KINDS, STOCK_PATHS } from '#contract/stock-values.ts'
import type { Permission } from '#contract/staff.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { holds, useSelf, type Right } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useAppearance } from './appearance-menu.tsx'
import { SECTIONS } from './sections.ts'

/** Something that may be called up by its name. */
export type Command = { id: string; group: 'go' | 'make' | 'set'; label: string; icon: LucideIcon; run: () => void }

/** Lists that are a tab of their section, and what is added from anywhere. */
const LISTS: readonly (Omit<Command, 'label' | 'run'> & { label: MessageKey; path: string; permission: Permission })[] = [
  { id: 'ports', group: 'go', label: 'markets.tabs.ports', icon: Ship, path: '/markets/ports', permission: 'content.read' },
  { id: 'rules', group: 'go', label: 'markets.tabs.rules', icon: Scale, path: '/markets/rules', permission: 'content.read' },
  { id: 'levels', group: 'go', label: 'level.title', icon: Award, path: '/members/levels', permission: 'member.read' },
  { id: 'answer-templates', group: 'go', label: 'answerTemplate.title', icon: NotebookText, path: '/enquiries/templates', permission: 'enquiry.read' },
  { id: 'new-article', group: 'make', label: 'article.add', icon: FilePlus, path: '/content/news/create', permission: 'content.write' },
  { id: 'new-port', group: 'make', label: 'port.add', icon: FilePlus, path: '/markets/ports/create', permission: 'content.write' },
  { id: 'new-rule', group: 'make', label: 'importRule.add', icon: FilePlus, path: '/markets/rules/create', permission: 'content.write' },
]

/** What the person who is logged in may call up. */
export function useCommands(onShortcuts: () => void): readonly Command[] {
  const say = useMessages()
  const navigate = useNavigate()
  const logout = useLogout()
  const [, chooseAppearance] = useAppearance()
  const permissions = useSelf()?.permissions ?? []
  const may = (right: Right) => holds(permissions, right)
  const to = (path: string) => () => navigate(path)
  return [
    ...SECTIONS.filter(({ permission }) => may(permission)).map(({ path, label, icon }): Command => ({
      id: path,
      group: 'go',
      label: say(label),
      icon,
      run: to(path),
    })),
    ...(may('catalogue.read') ? STOCK_KINDS : []).map((kind): Command => ({
      id: `list-${kind}`,
      group: 'go',
      label: say(`stock.kind.${kind}`),
      icon: CarFront,
      run: to(`/catalogue/${STOCK_PATHS[kind]}`),
    })),
    ...(may('catalogue.write') ? STOCK_KINDS : []).map((kind): Command => ({
      id: `new-${kind}`,
      group: 'make',
      label: say(`stock.add.${kind}`),
      icon: FilePlus,
      run: to(`/catalogue/${STOCK_PATHS[kind]}/new`),
    })),
    ...LISTS.filter(({ permission }) => may(permission)).map(({ id, group, label, icon, path }): Command => ({
      id,
      group,
      label: say(label),
      icon,
      run: to(path),
    })),
    ...(may('enquiry.assign')
      ? [{ id: 'routing', group: 'set', label: say('routing.title'), icon: Route, run: to('/enquiries/routing') } satisfies Command]
      : []),
    ...(may('setting.write') ? SETTING_TABS : []).map((group): Command => ({
      id: `setting-${group}`,
      group: 'set',
      label: `${say('nav.settings')}: ${say(`settings.groups.${group}`)}`,
      icon: Settings2,
      run: to(`/settings/${group}`),
    })),
    { id: 'account', group: 'set', label: say('nav.account'), icon: UserRound, run: to('/account') },
    { id: 'light', group: 'set', label: say('nav.appearance.light'), icon: Sun, run: () => chooseAppearance('light') },
    { id: 'dark', group: 'set', label: say('nav.appearance.dark'), icon: Moon, run: () => chooseAppearance('dark') },
    { id: 'shortcuts', group: 'set', label: say('commands.shortcuts'), icon: Keyboard, run: onShortcuts },
    { id: 'logout', group: 'set', label: say('nav.logout'), icon: LogOut, run: () => void logout({ isChosen: true }, '/login', false) },
  ]
}
